import { expect, test } from 'bun:test'
import { answering, inBrowser } from '@lernspur/api-client/testing/browser'
import { PersistentDraft, wipeDevice } from '../app-runtime'
import { database } from '../device/page-device'
import { leaveSession } from '../session/session'
import { anna, beginDrafts, bert, end, enter, rows, store, typed } from './testing/unsaved'

inBrowser()
const drafts = beginDrafts()

test('what was typed before a session ended by itself is there for the same person, photos included', async () => {
  const draft = await store(drafts.name)
  expect(draft.isPersisted).toBe(true)
  await end()
  enter(anna)
  const found = await new PersistentDraft(drafts.name).recover()
  expect(found?.value).toEqual({ note: 'liest' })
  expect(await found?.files.get('mia')?.text()).toBe('pixels')
})

test('nobody else gets it, and the device shows nothing of it in clear', async () => {
  await store(drafts.name)
  await end()
  const stored = await database(({ drafts }) => drafts.toArray())
  expect(stored.map(({ sealed }) => new TextDecoder().decode(sealed)).join()).not.toContain('liest')
  enter(bert)
  expect(await new PersistentDraft(drafts.name).recover()).toBeNull()
})

test('another school of the same person does not get it', async () => {
  await store(drafts.name)
  await end()
  enter({ ...anna, currentTenantId: '01900000-0000-7000-8000-000000000003' })
  expect(await new PersistentDraft(drafts.name).recover()).toBeNull()
})

test('once it is saved nothing of it is on the device, also after it was recovered', async () => {
  const draft = await store(drafts.name)
  expect(await rows()).toEqual([1, 1])
  draft.store(null)
  await draft.persist()
  expect([draft.isPersisted, await rows()]).toEqual([true, [0, 0]])
  await store(drafts.name)
  await end()
  enter(anna)
  const again = new PersistentDraft(drafts.name)
  await again.recover()
  again.store(null)
  await again.persist()
  expect(await rows()).toEqual([0, 0])
})

test('a sign-out leaves nothing of it', async () => {
  await store(drafts.name)
  await wipeDevice()
  expect(await rows()).toEqual([0, 0])
})

test('a photo that is taken away goes, one that stays is written once', async () => {
  const draft = await store(drafts.name)
  const other = new Blob(['more'], { type: 'image/jpeg' })
  draft.store({ value: { note: 'rechnet' }, files: new Map([['ben', other]]) })
  await draft.persist()
  const found = await new PersistentDraft(drafts.name).recover()
  expect([[...(found?.files.keys() ?? [])], await rows()]).toEqual([['ben'], [1, 1]])
})

test('what is typed first after the session ended is kept where the key was asked for before', async () => {
  const draft = new PersistentDraft(drafts.name)
  await draft.prepare()
  answering(() => Response.json({ success: false, error: 'INVALID_TOKEN', message: '' }, { status: 401 }))
  draft.store(typed)
  await draft.persist()
  expect(draft.isPersisted).toBe(true)
})

test('what cannot be kept any more is not said to be kept', async () => {
  const draft = new PersistentDraft(drafts.name)
  leaveSession()
  draft.store(typed)
  await draft.persist()
  expect(draft.isPersisted).toBe(false)
})
