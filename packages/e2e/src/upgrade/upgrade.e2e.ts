import { join } from 'node:path'
import { authRoutes } from '@lernspur/contracts/identity/auth.contract'
import type { Registry } from '@lernspur/contracts/registry.contract'
import { markPage } from '../fixture/browser/same-page'
import { readRegistry } from '../fixture/release/served-registry'
import { expect, test } from '../fixture/test'
import { FramePage } from '../page/frame.page'
import { LoginPage } from '../page/login.page'
import { ObservationPage } from '../page/observation.page'
import { PlainPage } from '../page/plain.page'
import { personOf } from '../person'
import { runCommand, type StartedCheckout, startCheckout } from './checkout'
import { beginLoad } from './load'

/** The folder of the recorded release that the installation comes from. */
const { LERNSPUR_UPGRADE_FROM = '' } = process.env
const checkout = join(import.meta.dirname, '..', '..', '..', '..')

let running: StartedCheckout | undefined

test.use({ person: null })
test.beforeAll(async () => {
  running = await startCheckout(LERNSPUR_UPGRADE_FROM)
})
test.afterAll(async () => await running?.end())

const versionsIn = ({ shell, areas }: Registry): Record<string, string | undefined> => ({
  shell: shell.current.version,
  ...Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, area?.current.version])),
})

test('this checkout takes an installation over: an open page keeps its text and saves it, no call fails', async ({
  page,
  class3a,
  sessionOf,
}) => {
  const frame = new FramePage(page)
  const observation = new ObservationPage(page)
  const text = `Überlegt und erklärt ${crypto.randomUUID()}`
  const login = new LoginPage(page)
  await login.open()
  await login.signIn(personOf('teacher'))
  await expect(frame.heading(/^Guten (Morgen|Tag|Abend), Miriam/)).toBeVisible()
  await observation.open(class3a.id)
  await observation.chooseSubject('Sachunterricht')
  await observation.chooseCompetence('beschreibt den Kreislauf des Wassers mit eigenen Worten')
  await observation.chooseForAll('gelingt gut')
  await observation.note.fill(text)
  const expectSamePage = await markPage(page)

  await running?.end()
  running = await startCheckout(checkout)
  const before = versionsIn(await readRegistry(page))
  const { api } = await sessionOf('teacher')
  const load = await beginLoad(api, class3a.id, `Während der Umstellung ${crypto.randomUUID()}`)
  // What the operators' pages say to run once the new checkout has started; this one may hold what is in no commit.
  await runCommand(checkout, ['release', 'all', '--dirty'])
  await runCommand(checkout, ['promote', 'all', '--retire'])
  const { calls, failures, entries } = await load.end()
  console.log(`${calls} calls while it was upgraded, ${failures.length} failed; ${entries.acknowledged} entries saved.`)
  expect(failures).toEqual([])
  expect(entries.held).toBe(entries.acknowledged)
  const after = versionsIn(await readRegistry(page))
  expect(Object.keys(before).filter((unit) => before[unit] === after[unit])).toEqual([])

  await expect(observation.note).toHaveValue(text)
  await observation.save.click()
  await frame.expectNotified(`${class3a.children.length} Beobachtungen gespeichert`)
  await expectSamePage()

  await page.reload()
  // A release whose legal texts have changed asks about them first, and goes on to the page (rule consent.2).
  const { openConsents = [] } = await api.call(authRoutes.whoAmI)
  if (openConsents.length > 0) await new PlainPage(page).press('Zustimmen und weiter')
  await expect(observation.competence).toBeVisible()
  await observation.chooseSubject('Mathematik')
})
