import { authRoutes } from '@lernspur/contracts/identity/auth.contract'
import { performanceVisualRoutes } from '@lernspur/contracts/teacher/performance-visual.contract'
import type { Api } from '../../fixture/api'
import { expect, test } from '../../fixture/founder'
import { newClass } from '../../fixture/new-class'
import { CompetenceMatrixPage } from '../../page/competence-matrix.page'
import { LoginPage } from '../../page/login.page'
import { ObservationPage } from '../../page/observation.page'

/** A class whose children are told by two levels. Its school is the test's own, so another try begins without entries. */
const ownClass = async (api: Api): Promise<string> => {
  const { id } = await newClass(api)
  const levels = ['noch nicht', 'sicher'].map((label) => ({ label }))
  await api.call(performanceVisualRoutes.createPerformanceVisual, {
    body: { schoolClassId: id, name: 'Stufen', performanceLevelsV2: levels },
  })
  return id
}

test('what is typed into the matrix right before the session ends is there after signing in', async ({
  page,
  account,
  founder,
  quiet,
}) => {
  const login = new LoginPage(page)
  const matrix = new CompetenceMatrixPage(page)
  await matrix.open(await ownClass(founder.api))
  await quiet()
  const cells = ['0:0', '1:0'].map((location) => page.locator(`[data-place="${location}"]`))
  await cells[0]?.focus()
  await founder.api.call(authRoutes.logout)
  let isTyped = false
  await page.route(/\/skill-cells$/, async (route) => {
    await expect.poll(() => isTyped).toBe(true)
    await route.continue()
  })
  for (const level of ['1', '2']) await page.keyboard.press(level)
  isTyped = true
  await expect(login.message(/^Ihre Sitzung ist abgelaufen\./)).toBeVisible()
  await expect(login.message(/Was noch nicht gespeichert war, ging verloren\.$/)).toHaveCount(0)
  await login.signIn(account)
  const levels = [/^noch nicht,/, /^sicher,/]
  for (const [row, cell] of cells.entries()) {
    await expect(cell).toHaveText(levels[row] ?? '')
    await expect(cell).not.toHaveAttribute('data-state')
    await cell.focus()
    await page.keyboard.press('Backspace')
  }
  for (const cell of cells) await expect(cell).toHaveText('noch nicht beobachtet')
})

test('a read of the matrix that comes late shows nothing older than what was saved meanwhile', async ({
  page,
  founder,
  quiet,
}) => {
  const matrix = new CompetenceMatrixPage(page)
  const observation = new ObservationPage(page)
  await matrix.open(await ownClass(founder.api))
  await quiet()
  // After saves elsewhere, the matrix is read again when it is shown next, with its last choices.
  await matrix.observe.click()
  await observation.chooseCompetence('Liest fließend')
  await observation.chooseForAll('noch nicht')
  await observation.save.click()
  await quiet()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let reads = 0
  await page.route(/\/skill-cells(\?[^/]*)?$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    reads += 1
    if (reads > 1) return route.continue()
    const response = await route.fetch()
    await held
    // Tells that it has come.
    await route.fulfill({ response, body: (await response.text()).replace('Ahrens', 'Verspätet') })
  })
  await page.getByRole('navigation').getByRole('link', { name: 'Kompetenzen' }).click()
  const cell = await matrix.cell('Ada', 'Liest fließend')
  // The other request is the stream of changes, which has just begun.
  await expect.poll(() => reads).toBe(2)
  const changesReceived = page.waitForResponse((response) => /\/changed\?/.test(response.url()))
  await cell.focus()
  await page.keyboard.press('2')
  await expect(cell).toHaveText(/^sicher/)
  await expect(cell).not.toHaveAttribute('data-state')
  await changesReceived
  release()
  await expect(page.getByRole('rowheader', { name: 'Ada Verspätet' })).toBeVisible()
  await expect(cell).toHaveText(/^sicher/)
})
