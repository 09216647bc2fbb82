import { pathToFileURL } from 'node:url'
import { reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, narrow } from '../../../fixture/accessibility'
import { createMarkedReports } from '../../../fixture/report-set'
import { expect, test } from '../../../fixture/test'
import { markedReports } from '../../../fixture/traces'
import { ReportsPage } from '../../../page/reports.page'

test('a set that is being made is found again after a reload, and is a page that anybody can read', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const reports = new ReportsPage(page)
  const [first, second] = class3a.children
  await api.call(reportRoutes.createReports, {
    params: { schoolClassId: class3a.id },
    body: {
      name: `Zeugnis ${mark}`,
      calculationMethod: 'latestEntries',
      studentIds: [first?.id ?? '', second?.id ?? ''],
      groupName: `Gruppe ${mark}`,
    },
  })
  const [report] = await markedReports(api, class3a.id, mark)
  const group = `/class/${class3a.id}/reports/group/${report?.groupId}`
  await page.goto(group)
  const dialog = await reports.askForChosen(2)
  await dialog.getByRole('radio', { name: /^Als Seite zum Lesen/ }).click()
  // If nothing was started, the dialog says why.
  const begins = '**/api/classes/*/report-sets'
  await page.route(begins, (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'UNKNOWN', message: 'away' } }),
  )
  await dialog.getByRole('button', { name: 'Erstellen' }).click()
  await expect(dialog.getByText(/Dienst ist gerade nicht erreichbar/)).toBeVisible()
  await page.unroute(begins)
  // Whoever leaves before the end does not hear of it.
  const ends = '**/api/report-sets/*'
  await page.route(ends, (route) => route.abort())
  await dialog.getByRole('button', { name: 'Erstellen' }).click()
  await expect(dialog.getByText('Der Dienst antwortet gerade nicht.')).toBeVisible()
  await page.unroute(ends)
  const found = page.waitForEvent('download')
  await page.reload()
  const again = await reports.askForChosen(2)
  const file = await found
  expect(file.suggestedFilename()).toBe('Berichte.html')
  await expect(again.getByText('Die Datei ist gespeichert.')).toBeVisible()
  await expect(again.getByRole('radio', { name: /^Als Seite zum Lesen/ })).toBeChecked()

  const path = test.info().outputPath('Berichte.html')
  await file.saveAs(path)
  const phone = await page.context().newPage()
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.emulateMedia({ colorScheme })
    await phone.goto(pathToFileURL(path).href)
    await expectAccessible(phone, 'Set of reports', { themes: [colorScheme], size: { width: 320, height: 700 } })
  }
  await expectNoSidewaysScroll(phone, 'Set of reports')
  const contents = phone.getByRole('navigation', { name: 'Inhalt' })
  await contents.getByRole('link', { name: second?.name ?? '' }).click()
  const article = phone.getByRole('article', { name: second?.name ?? '' })
  await expect(article.getByRole('heading', { level: 2 })).toBeInViewport()
  await article.getByRole('link', { name: 'Zum Inhalt' }).click()
  await expect(contents).toBeInViewport()
  await phone.close()
})

/** Lets no timer of the page repeat, so that it learns only what it is told. */
const withoutRepeatedTimers = () => {
  window.setInterval = (() => 0) as unknown as typeof window.setInterval
}

for (const [how, prepare] of [
  [
    'is told by the stream when the file is there',
    async (page: Page) => {
      await page.addInitScript(withoutRepeatedTimers)
      return page.waitForResponse('**/api/notifications/stream')
    },
  ],
  [
    'asks where there is no stream',
    (page: Page) => page.route('**/api/notifications/stream', (route) => route.abort()),
  ],
] as const)
  test(`whoever prints a class ${how}`, async ({ page, class3a, mark, sessionOf }) => {
    const { api } = await sessionOf('teacher')
    const [first, second] = class3a.children
    const made = await createMarkedReports(api, class3a, mark, [first?.id ?? '', second?.id ?? ''])
    const ready = prepare(page)
    await page.goto(`/class/${class3a.id}/reports/group/${made[0]?.groupId}`)
    await ready
    const file = await new ReportsPage(page).printChosen(2)
    expect(file.suggestedFilename()).toBe('Berichte.pdf')
    await expect(page.getByRole('dialog').getByText('Die Datei ist gespeichert.')).toBeVisible()
  })

test('on a phone the name of completed reports has room beside what is done with them', async ({ page, class3a }) => {
  await page.setViewportSize(narrow)
  await page.goto(`/class/${class3a.id}/reports`)
  const name = page.getByRole('heading', { name: 'Zeugnis 2. Halbjahr 2025/26' })
  await expect(name).toBeVisible()
  const lines = await name.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))
  expect(Math.round(lines)).toBeLessThanOrEqual(2)
})
