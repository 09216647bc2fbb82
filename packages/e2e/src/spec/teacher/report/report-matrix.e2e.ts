import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import { type Report, reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, narrow, untilSettled, wide } from '../../../fixture/accessibility'
import type { Api } from '../../../fixture/api'
import { createMarkedReports, groupOf } from '../../../fixture/report-set'
import { expect, test } from '../../../fixture/test'
import { FramePage } from '../../../page/frame.page'
import { ReportPage } from '../../../page/report.page'
import { ReportsPage } from '../../../page/reports.page'

const tablet = { width: 820, height: 1180 }
/** An entry after which a report is not current: like one that counts in it, and newer. */
const observe = async (api: Api, report: Report, mark: string) => {
  const competence = report.subjects
    .flatMap(({ domains }) => domains)
    .flatMap(({ competences }) => competences)
    .find(({ proposedLevel }) => proposedLevel !== null)
  const { rows } = await api.call(observationRoutes.listObservations, {
    list: {
      filter: [
        { field: 'studentId', type: 'eq', value: report.originalStudentId },
        { field: 'competenceId', type: 'eq', value: competence?.competenceId ?? '' },
        { field: 'performanceLevelV2Id', type: 'isnotnull' },
      ],
      limit: 1,
    },
  })
  await api.call(observationRoutes.createObservation, {
    body: {
      schoolClassId: report.schoolClassId ?? '',
      studentId: report.originalStudentId,
      competenceId: competence?.competenceId ?? '',
      performanceLevelV2Id: rows[0]?.performanceLevelV2Id ?? null,
      description: mark,
    },
  })
}

/** The overview with one group alone: other specs may have sets of their own above it. */
const openSet = async (page: Page, classId: string, { groupId }: Pick<Report, 'groupId'>) => {
  await page.goto(`/class/${classId}/reports?group=${groupId}`)
}

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN
const firstChild = (set: Locator) => set.getByRole('rowheader').first()

/** Buttons that look like a main action. */
const mainActions = (part: Locator) => part.locator('button').filter({ visible: true }).and(part.locator('.bg-primary'))

test.describe('in a class where nobody else enters anything', () => {
  test.use({ person: 'teacherOf5c' })

  test('the first child stands high on the page, also below what is not current, and each set has one main action', async ({
    page,
    class5c,
    mark,
    sessionOf,
  }) => {
    test.setTimeout(240_000)
    const { api } = await sessionOf('teacherOf5c')
    const studentIds = class5c.children.slice(0, 3).map(({ id }) => id)
    const [report] = await createMarkedReports(api, class5c, mark, studentIds)
    if (!report) throw new Error('There is no report.')
    await observe(api, report, mark)
    const reports = new ReportsPage(page)
    const set = reports.group(groupOf(mark))
    for (const [size, most] of [
      [wide, 300],
      [tablet, 400],
      [narrow, 500],
    ] as const) {
      await page.setViewportSize(size)
      await openSet(page, class5c.id, report)
      // All reports of the class are computed again for that.
      await expect(set).toContainText('Nicht mehr aktuell: 1 Bericht', { timeout: 60_000 })
      await untilSettled(page)
      expect(await topOf(firstChild(set)), `first child at ${size.width}`).toBeLessThan(most)
      for (const one of await page.getByRole('main').getByRole('region').all())
        expect(await mainActions(one).count(), 'main actions of a set').toBeLessThanOrEqual(1)
      await expect(mainActions(set)).toHaveText(`${studentIds.length} prüfen und abschließen`)
      // Creating more is not the main thing while there are reports to write.
      await expect(mainActions(page.getByRole('main')).filter({ hasText: 'Berichte erstellen' })).toHaveCount(0)
    }
    // The shapes are explained once, however many sets there are.
    await reports.open(class5c.id)
    await expect(set).toBeVisible()
    await expect(page.getByRole('main').getByRole('list', { name: 'Zeichen' })).toHaveCount(1)
  })

  test('what can be done with a set takes no more taps than ever', async ({ page, class5c, mark, sessionOf }) => {
    test.setTimeout(300_000)
    const { api } = await sessionOf('teacherOf5c')
    const studentIds = class5c.children.slice(3, 6).map(({ id }) => id)
    const [report] = await createMarkedReports(api, class5c, mark, studentIds)
    if (!report) throw new Error('There is no report.')
    await observe(api, report, mark)
    const reports = new ReportsPage(page)
    const set = reports.group(groupOf(mark))
    const main = page.getByRole('main')
    const count = studentIds.length
    const again = set.getByRole('button', { name: 'Neu berechnen' })
    /** Taps until what they lead to is there, from the page as it opens. */
    const ways: readonly (readonly [taps: readonly Locator[], goal: Locator])[] = [
      [[set.getByRole('button', { name: `${count} prüfen und abschließen` })], page.getByRole('dialog')],
      [[again], page.getByRole('dialog')],
      [[set.getByRole('button', { name: `Drucken: ${groupOf(mark)}` })], page.getByRole('dialog')],
      [[main.getByRole('button', { name: /offene Berichte prüfen$/ })], page.getByRole('dialog')],
      [[main.getByRole('button', { name: 'Neue Gruppe' })], page.getByRole('dialog')],
      [[main.getByRole('button', { name: 'Berichte erstellen' })], page.getByRole('dialog')],
      [
        [set.getByRole('button', { name: /^Gruppe „.*“ ändern$/ })],
        page.getByRole('menuitem', { name: 'Gruppe auflösen' }),
      ],
      [[set.getByRole('button', { name: 'Fach abschließen' })], page.getByRole('menuitem').first()],
      [[set.getByRole('checkbox').first()], page.getByRole('region', { name: 'Gewählte Berichte' })],
      [[firstChild(set).getByRole('link')], new FramePage(page).heading(/./)],
      [[set.getByRole('link', { name: /offen bei:/ }).first()], new ReportPage(page).sections],
      [[main.getByRole('combobox', { name: 'Offen bei' })], page.getByRole('option', { name: 'Bei allen' })],
      [[set.getByRole('link', { name: groupOf(mark) })], new FramePage(page).heading(groupOf(mark))],
    ]
    for (const size of [wide, narrow]) {
      await page.setViewportSize(size)
      for (const [taps, goal] of ways) {
        await reports.open(class5c.id)
        // Said once the reports of the class are computed again, and the button for it stands beside it.
        if (taps[0] === again) await expect(set).toContainText('Nicht mehr aktuell: 1 Bericht', { timeout: 60_000 })
        for (const tap of taps) await tap.click()
        await expect(goal.first()).toBeVisible()
        expect(taps.length).toBe(1)
      }
    }
  })
})

test('a cell says its subject, whose it is and what is missing, by its shape as well as in words', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const [report] = await createMarkedReports(api, class3a, mark)
  const [first, second] = report?.subjects ?? []
  if (!report || !first || !second) throw new Error('There is no report with two subjects.')
  await api.call(reportRoutes.updateReportSubject, {
    params: { reportId: report.id, subjectId: first.id },
    body: { status: 'completed', comment: 'Fertig.' },
  })
  const reports = new ReportsPage(page)
  await reports.open(class3a.id)
  const table = reports.group(groupOf(mark)).getByRole('table', { name: `Kinder und Fächer: ${groupOf(mark)}` })
  const child = `${report.studentFirstName} ${report.studentLastName}`
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: child }) })
  await expect(table.getByRole('rowheader')).toHaveCount(class3a.children.length)
  await expect(table.getByRole('columnheader').filter({ hasText: first.name })).toHaveCount(1)
  const done = row.getByRole('link', { name: `${first.name}, fertig` })
  const open = row.getByRole('link', { name: new RegExp(`^${second.name}, offen bei: `) })
  await expect(open).toHaveAccessibleName(/Bemerkung fehlt/)
  const shapeOf = (cell: Locator) => cell.locator('svg').evaluate((svg) => svg.innerHTML)
  expect(await shapeOf(done)).not.toBe(await shapeOf(open))
  await expect(row).toContainText(`1 von ${report.subjects.length} Fächern`)
  await expectAccessible(page, 'Overview of reports', { themes: ['light', 'dark'], size: wide })
})

const tabStops = (table: Locator) =>
  table
    .locator('a, button, input')
    .filter({ visible: true })
    .evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex === 0).length)

test('the table is one Tab stop: arrows move by cells, Enter opens the part', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const created = await createMarkedReports(api, class3a, mark)
  const reports = new ReportsPage(page)
  await reports.open(class3a.id)
  const table = reports.group(groupOf(mark)).getByRole('table')
  const rows = table.locator('tbody').getByRole('row')
  const cells = (row: number) => rows.nth(row).getByRole('link')
  await expect(rows).toHaveCount(created.length)
  expect(await tabStops(table)).toBe(1)
  await cells(0).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(cells(1).first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(cells(1).nth(2)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(cells(0).nth(2)).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(cells(created.length - 1).nth(2)).toBeFocused()
  expect(await tabStops(table)).toBe(1)
  // Above the first child is the way to the remarks of the subject.
  await page.keyboard.press('Control+Home')
  await expect(table.locator('thead').getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const name = await cells(0).nth(2).textContent()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/reports\/single\/.*subject=/)
  await expect(new ReportPage(page).sections.locator('[aria-current=true]')).toContainText(name?.split(',')[0] ?? '?')
})

const scrollSideways = (table: Locator) =>
  table.evaluate((one) => {
    const scroller = one.closest('[data-scroller]')
    scroller?.scrollTo({ left: scroller.scrollWidth })
  })

test('on a phone the names stay beside the subjects, and nothing else scrolls sideways', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const [report] = await createMarkedReports(api, class3a, mark)
  if (!report) throw new Error('There is no report.')
  await page.setViewportSize(narrow)
  const reports = new ReportsPage(page)
  await openSet(page, class3a.id, report)
  const table = reports.group(groupOf(mark)).getByRole('table')
  await expect(firstChild(table)).toBeVisible()
  const before = (await firstChild(table).boundingBox())?.x
  await scrollSideways(table)
  await expect(table.getByRole('columnheader', { name: 'Stand' })).toBeInViewport()
  expect((await firstChild(table).boundingBox())?.x).toBe(before)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width)
})
