import { statisticsRoutes } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, narrow, wide } from '../../../fixture/accessibility'
import { expectAccessibleStep } from '../../../fixture/accessible-step'
import { expect, test } from '../../../fixture/test'
import { FramePage } from '../../../page/frame.page'

/** The statistics of a class, `/class/{id}/statistics`. */
class StatisticsPage {
  readonly tabs: Locator
  /** The sheet that explains a level. */
  readonly reason: Locator

  constructor(private readonly page: Page) {
    this.tabs = page.getByRole('tab')
    this.reason = page.getByRole('dialog', { name: 'Warum dieser Wert?' })
  }

  /** A figure by its title. */
  figure(title: string): Locator {
    return this.page.getByRole('figure').filter({ hasText: title })
  }

  /** Sets a filter, and waits for its figures. */
  async choose(filter: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: filter, exact: true }).click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
    await this.page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  }

  /** Presses a button and returns the name of the downloaded file and its first bytes. */
  async download(name: RegExp): Promise<{ name: string; start: string }> {
    const coming = this.page.waitForEvent('download')
    await this.page.getByRole('button', { name }).click()
    const file = await coming
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    return { name: file.suggestedFilename(), start: Buffer.concat(chunks).subarray(1, 4).toString('latin1') }
  }
}

test('a class teacher reads the figures, keeps them as files, and asks why a level is what it is', async ({
  page,
  class3a,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const statistics = new StatisticsPage(page)
  const frame = new FramePage(page)
  const [child] = class3a.children
  await page.goto(`/class/${class3a.id}/reports`)
  await frame.follow('Statistik')
  await expect(frame.heading('Statistik')).toBeVisible()
  const { basis, rows } = await api.call(statisticsRoutes.getLevelStatistics, {
    params: { schoolClassId: class3a.id },
  })
  const [subject] = basis.subjects
  const row = rows.find(({ schoolSubjectId, domainId }) => schoolSubjectId === subject?.id && domainId === null)
  const bySubject = statistics.figure('Stufen nach Fach')
  await expect(bySubject.getByRole('img')).toBeVisible()
  expect(await statistics.download(/^Als Bild laden: Stufen nach Fach/)).toEqual({
    name: 'Stufen nach Fach.png',
    start: 'PNG',
  })
  await page.getByRole('button', { name: 'Als Tabelle: Stufen nach Fach' }).click()
  await expect(bySubject.getByRole('row').nth(1)).toHaveText(
    [subject?.name, ...(row?.counts ?? []), row?.unseenCount].join(''),
  )
  expect(await statistics.download(/^Als Excel-Datei laden: Stufen nach Fach/)).toMatchObject({
    name: 'Stufen nach Fach.xlsx',
  })

  await statistics.tabs.filter({ hasText: 'Ein Kind' }).click()
  await expect(page.getByText('Wählen Sie ein Kind.')).toBeVisible()
  await statistics.choose('Kind', child?.name ?? '')
  await page.reload()
  await page
    .getByRole('button', { name: /Warum dieser Wert/ })
    .first()
    .click()
  const result = statistics.reason.getByRole('region', { name: 'Ergebnis' })
  const before = await result.textContent()
  for (const entry of await statistics.reason.getByRole('checkbox').all()) await entry.press('Space')
  await expect(result).toContainText('keine Stufe')
  await expect(statistics.reason).toContainText('Nichts davon wird gespeichert')
  await statistics.reason.getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(result).toHaveText(before ?? '')
  await page.keyboard.press('Escape')
  await expect(statistics.reason).toHaveCount(0)
  await expectAccessibleStep(page, narrow)
})

test.describe('beside the class teacher', () => {
  test.use({ person: 'subjectTeacher', viewport: narrow })

  test('a subject teacher sees the figures of the own subject only, on a phone', async ({ page, class3a }) => {
    const statistics = new StatisticsPage(page)
    for (const view of ['levels', 'development', 'coverage', 'assessments']) {
      await page.goto(`/class/${class3a.id}/statistics?view=${view}`)
      await expect(page.getByRole('main').getByRole('tabpanel')).toBeVisible()
      await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('main')).not.toContainText(/Deutsch|Mathematik/)
    }
    await page.goto(`/class/${class3a.id}/statistics?view=coverage`)
    await expect(statistics.figure('Englisch: Abdeckung nach Bereich')).toBeVisible()
    await page.getByRole('combobox', { name: 'Fach', exact: true }).click()
    await expect(page.getByRole('option')).toHaveText(['Alle Fächer', 'Englisch'])
  })
})

test('large numbers of a table are grouped as those of a chart are', async ({ page, class3a, sessionOf }) => {
  const { api } = await sessionOf('teacher')
  const { rows } = await api.call(statisticsRoutes.getAssessmentStatistics, { params: { schoolClassId: class3a.id } })
  const most = Math.max(...rows.map(({ entryCount }) => entryCount))
  expect(most).toBeGreaterThan(1000)
  await page.goto(`/class/${class3a.id}/statistics`)
  await new StatisticsPage(page).tabs.filter({ hasText: 'Leistungsbewertungen' }).click()
  const table = page.getByRole('table', { name: 'Leistungsbewertungen und ihre Gewichtung' })
  await expect(table.getByRole('cell', { name: most.toLocaleString('de-DE'), exact: true })).toBeVisible()
})

test('all figures of a view share one legend in the colours of the levels, and stand side by side', async ({
  page,
  class3a,
}) => {
  const statistics = new StatisticsPage(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/class/${class3a.id}/statistics`)
  const legend = page.getByRole('list', { name: /^Bedeutung der Farben/ })
  await expect(legend).toHaveCount(1)
  const bySubject = statistics.figure('Stufen nach Fach')
  await expect(bySubject).toContainText(/^Stufen nach Fach\d+(\.\d{3})* Einschätzungen/)
  const ownLegends = await page
    .getByRole('figure')
    .locator('[data-legend]')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().width > 1).length)
  expect(ownLegends).toBe(0)
  const fillsOf = (at: Locator) =>
    at.locator('pattern rect:last-of-type').evaluateAll((all) => all.map((one) => one.getAttribute('fill')))
  const [chart, legendary] = [await fillsOf(bySubject), await fillsOf(legend.getByRole('listitem').first())]
  expect(new Set(chart).size).toBeGreaterThan(2)
  expect(chart.slice(0, legendary.length)).toEqual(legendary)
  // Small multiples: the first three of them in one row, all of them within two windows.
  const tops = await page
    .getByRole('figure')
    .evaluateAll((all) => all.slice(1, 4).map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  expect(await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0)).toBeLessThan(1900)

  const motif = () =>
    bySubject
      .locator('pattern g')
      .first()
      .evaluate((one) => Number(getComputedStyle(one).strokeOpacity))
  expect(await motif()).toBe(0)
  await page.getByRole('button', { name: 'Mit Mustern zeigen' }).click()
  await expect.poll(motif).toBeGreaterThan(0.5)
  await page.reload()
  await expect.poll(motif).toBeGreaterThan(0.5)
  await page.getByRole('button', { name: 'Ohne Muster zeigen' }).click()
  await expect.poll(motif).toBe(0)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await motif()).toBeGreaterThan(0.5)
  await page.emulateMedia({ forcedColors: null, media: 'print' })
  expect(await motif()).toBeGreaterThan(0.5)
  await page.emulateMedia({ media: null })
  await expectAccessible(page, 'the statistics of a class', { themes: ['light', 'dark'], size: wide })

  await statistics.tabs.filter({ hasText: 'Entwicklung' }).click()
  await expect(statistics.figure('Alle Fächer nach Halbjahr').locator('svg circle').first()).toBeVisible()
  await expect(legend).toHaveCount(1)
  await expectAccessible(page, 'the development of a class', { themes: ['light', 'dark'], size: wide })
  await expectNoSidewaysScroll(page, 'the development of a class')
})
