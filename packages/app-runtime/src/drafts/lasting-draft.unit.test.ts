import { expect, test } from 'bun:test'
import { answering, inBrowser } from '@lernspur/api-client/testing/browser'
import { LastingDraft, wipeDevice } from '../app-runtime'
import { database } from '../device/page-device'
import { leaveSession } from '../session/session'
import { anna, beginDrafts, bert, end, enter, keep, rows, typed } from './testing/unsaved'

inBrowser()
const drafts = beginDrafts()

test('what was typed before a session ended by itself is there for the same person, photos included', async () => {
  const draft = await keep(drafts.name)
  expect(draft.isKept).toBe(true)
  await end()
  enter(anna)
  const found = await new LastingDraft(drafts.name).recover()
  expect(found?.value).toEqual({ note: 'liest' })
  expect(await found?.files.get('mia')?.text()).toBe('pixels')
})

test('nobody else gets it, and the device shows nothing of it in clear', async () => {
  await keep(drafts.name)
  await end()
  const stored = await database(({ drafts }) => drafts.toArray())
  expect(stored.map(({ sealed }) => new TextDecoder().decode(sealed)).join()).not.toContain('liest')
  enter(bert)
  expect(await new LastingDraft(drafts.name).recover()).toBeNull()
})

test('another school of the same person does not get it', async () => {
  await keep(drafts.name)
  await end()
  enter({ ...anna, currentTenantId: '01900000-0000-7000-8000-000000000003' })
  expect(await new LastingDraft(drafts.name).recover()).toBeNull()
})

test('once it is saved nothing of it is on the device, also after it was recovered', async () => {
  const draft = await keep(drafts.name)
  expect(await rows()).toEqual([1, 1])
  draft.store(null)
  await draft.keep()
  expect([draft.isKept, await rows()]).toEqual([true, [0, 0]])
  await keep(drafts.name)
  await end()
  enter(anna)
  const again = new LastingDraft(drafts.name)
  await again.recover()
  again.store(null)
  await again.keep()
  expect(await rows()).toEqual([0, 0])
})

test('a sign-out leaves nothing of it', async () => {
  await keep(drafts.name)
  await wipeDevice()
  expect(await rows()).toEqual([0, 0])
})

test('a photo that is taken away goes, one that stays is written once', async () => {
  const draft = await keep(drafts.name)
  const other = new Blob(['more'], { type: 'image/jpeg' })
  draft.store({ value: { note: 'rechnet' }, files: new Map([['ben', other]]) })
  await draft.keep()
  const found = await new LastingDraft(drafts.name).recover()
  expect([[...(found?.files.keys() ?? [])], await rows()]).toEqual([['ben'], [1, 1]])
})

test('what is typed first after the session ended is kept where the key was asked for before', async () => {
  const draft = new LastingDraft(drafts.name)
  await draft.prepare()
  answering(() => Response.json({ success: false, error: 'INVALID_TOKEN', message: '' }, { status: 401 }))
  draft.store(typed)
  await draft.keep()
  expect(draft.isKept).toBe(true)
})

test('what cannot be kept any more is not said to be kept', async () => {
  const draft = new LastingDraft(drafts.name)
  leaveSession()
  draft.store(typed)
  await draft.keep()
  expect(draft.isKept).toBe(false)
})
