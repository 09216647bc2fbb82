import { expect, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import { isLostByEnd, persistOpenDrafts } from '../open-drafts'
import { anna, beginDrafts, bert, end, enter, rows } from '../testing/unsaved'
import { PanelDrafts } from './panel-drafts'
import { noInput } from './panel-fields'

inBrowser()
beginDrafts()

const typed = { texts: { Name: 'Lindenschule' }, choices: [{ field: 'Entwurf', isOn: true }] }

/** What the panels of a page have in a new visit. */
const visit = async (path: string): Promise<PanelDrafts> => {
  const drafts = new PanelDrafts(path)
  await drafts.known
  return drafts
}

test('what is typed into a panel right before the session ends is there for the same person, and for nobody else', async () => {
  const drafts = new PanelDrafts('/provider/tenant')
  drafts.enter('Schule anlegen')
  drafts.store('Schule anlegen', typed)
  await persistOpenDrafts()
  expect([isLostByEnd(), await rows()]).toEqual([false, [1, 0]])
  await end()
  enter(bert)
  expect((await visit('/provider/tenant')).keys).toEqual([])
  await end()
  enter(anna)
  const found = await visit('/provider/tenant')
  expect(found.inputOf('Schule anlegen')).toEqual(typed)
  expect((await visit('/provider/whitelist')).keys).toEqual([])
  found.store('Schule anlegen', noInput)
  await persistOpenDrafts()
})

test('what is typed before an earlier visit is known replaces it, and a closed panel leaves nothing', async () => {
  const first = await visit('/school')
  first.enter('Einladen')
  first.store('Einladen', typed)
  first.store('Umbenennen', typed)
  await persistOpenDrafts()
  const second = new PanelDrafts('/school')
  second.store('Einladen', { texts: { Name: 'Neu' }, choices: [] })
  await second.known
  expect([second.inputOf('Einladen')?.texts.Name, second.inputOf('Umbenennen')]).toEqual(['Neu', typed])
  second.enter('Einladen')
  second.store('Einladen', noInput)
  second.store('Umbenennen', noInput)
  expect(second.keys).toEqual([])
})
