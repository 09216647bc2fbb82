import { type Report, reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import type { Page } from '@playwright/test'
import { expectAccessible, narrow, wide } from '../../../fixture/accessibility'
import type { Api } from '../../../fixture/api'
import { createMarkedReports, groupOf, nameOf } from '../../../fixture/report-set'
import type { KnownClass } from '../../../fixture/school-class'
import { expect, test } from '../../../fixture/test'
import { markedReports } from '../../../fixture/traces'
import { FramePage } from '../../../page/frame.page'
import { PalettePage } from '../../../page/palette.page'
import { ReportsPage } from '../../../page/reports.page'

/** Reports of the first three children. */
const createReports = (api: Api, known: KnownClass, mark: string): Promise<Report[]> =>
  createMarkedReports(
    api,
    known,
    mark,
    known.children.slice(0, 3).map(({ id }) => id),
  )

/** The view of a subject's remarks in the created reports. */
const openView = async (page: Page, classId: string, reports: readonly Report[]) => {
  const subject = reports[0]?.subjects[0]
  if (!subject) throw new Error('There is no subject.')
  await page.goto(`/class/${classId}/reports/remarks?subject=${subject.schoolSubjectId}&set=${reports[0]?.id}`)
  const field = (report: Report | undefined) =>
    page.getByRole('textbox', { name: `Bemerkung zu ${subject.name}: ${nameOf(report)}` })
  const child = (report: Report | undefined) =>
    page.getByRole('navigation', { name: 'Kinder', exact: true }).getByRole('button', { name: nameOf(report) })
  await expect(field(reports[0])).toBeVisible()
  return { subject, field, child }
}

const commentsOf = async (api: Api, classId: string, mark: string, schoolSubjectId: string) => {
  const reports = await markedReports(api, classId, mark)
  return new Map(
    reports.map((report) => [
      report.originalStudentId,
      report.subjects.find((one) => one.schoolSubjectId === schoolSubjectId)?.comment,
    ]),
  )
}

test('one subject is written for all children, from the head of its column, going on by one key', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const reports = await createReports(api, class3a, mark)
  const subject = reports[0]?.subjects[0]
  if (!subject) throw new Error('There is no subject.')
  const list = new ReportsPage(page)
  await list.open(class3a.id)
  await list
    .group(groupOf(mark))
    .getByRole('link', { name: new RegExp(`Bemerkungen in ${subject.name} schreiben$`) })
    .click()
  await expect(new FramePage(page).heading('Bemerkungen schreiben')).toBeVisible()
  await expect(page.getByText(`0 von ${reports.length} geschrieben`)).toBeVisible()
  const evidence = page.getByRole('complementary', { name: 'Stufen und Einträge' })
  await expect(evidence.getByRole('heading', { name: 'Stufen' })).toBeVisible()
  await expect(evidence.getByRole('heading', { name: `Einträge in ${subject.name}` })).toBeVisible()

  const field = page.getByRole('textbox', { name: /^Bemerkung zu / })
  await field.focus()
  for (const report of reports) {
    await expect(field).toHaveAccessibleName(`Bemerkung zu ${subject.name}: ${nameOf(report)}`)
    await expect(field).toBeFocused()
    await page.keyboard.type(`${report.studentFirstName} kann das ${mark}.`)
    await page.keyboard.press('Control+Enter')
  }
  // After the last child the view is left, and all of it is saved.
  await expect(new FramePage(page).heading(/^Berichte/)).toBeVisible()
  await expect
    .poll(async () => [...(await commentsOf(api, class3a.id, mark, subject.schoolSubjectId)).values()])
    .toEqual(expect.arrayContaining(reports.map((report) => `${report.studentFirstName} kann das ${mark}.`)))
})

test('what cannot be saved holds nobody up, is told in the list, and is saved later', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const reports = await createReports(api, class3a, mark)
  const { subject, field, child } = await openView(page, class3a.id, reports)
  const [first, second] = reports
  const saves = `**/api/reports/${first?.id}/subjects/*`
  await page.route(saves, (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'UNKNOWN', message: 'away' } }),
  )
  await field(first).fill('Wartet.')
  await field(first).press('Control+Enter')
  await expect(field(second)).toBeFocused()
  await expect(child(first)).toContainText('nicht gespeichert')
  await page.keyboard.type('Geht.')
  await child(first).click()
  await expect(field(first)).toHaveValue('Wartet.')
  await expect(page.getByRole('main').getByText(/^Noch nicht gespeichert\./)).toBeInViewport()
  await page.unroute(saves)
  await page.getByRole('button', { name: 'Noch einmal speichern' }).click()
  await expect(child(first)).toContainText('geschrieben')
  await expect(child(second)).toContainText('geschrieben')
  // The list counts what is typed, so it says nothing of what is saved already.
  const saved = async () => {
    const comments = await commentsOf(api, class3a.id, mark, subject.schoolSubjectId)
    return [first, second].map((one) => comments.get(one?.originalStudentId ?? ''))
  }
  await expect.poll(saved).toEqual(['Wartet.', 'Geht.'])
  // Without a network as well: leaving asks, and a reload brings back what was typed.
  await page.route('**/api/reports/*/subjects/*', (route) => route.abort())
  await field(first).fill('Wartet noch einmal.')
  await expect(child(first)).toContainText('nicht gespeichert')
  await page.reload()
  await expect(field(first)).toHaveValue('Wartet noch einmal.')
  await page.unroute('**/api/reports/*/subjects/*')
})

test('two who write the same remark see both texts', async ({ page, class3a, mark, sessionOf }) => {
  const { api } = await sessionOf('teacher')
  const reports = await createReports(api, class3a, mark)
  const { subject, field } = await openView(page, class3a.id, reports)
  const [first] = reports
  await api.call(reportRoutes.updateReportSubject, {
    params: { reportId: first?.id ?? '', subjectId: subject.id },
    body: { comment: 'Spricht gern.' },
  })
  await field(first).fill('Hört gut zu.')
  const conflict = page.getByRole('alert')
  await expect(conflict).toContainText('Spricht gern.')
  await conflict.getByRole('button', { name: 'So zusammenführen' }).click()
  await expect(field(first)).toHaveValue('Spricht gern. Hört gut zu.')
})

test('the view is found by search, is accessible and fits a phone, where the next child stays in sight', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const reports = await createReports(api, class3a, mark)
  await page.goto(`/class/${class3a.id}/reports`)
  await new PalettePage(page).take('bemerkungen schreiben', /^Bemerkungen schreiben/)
  await expect(new FramePage(page).heading('Bemerkungen schreiben')).toBeVisible()
  const { field } = await openView(page, class3a.id, reports)
  await expectAccessible(page, 'Remarks of a subject', { themes: ['light', 'dark'], size: wide })
  await page.setViewportSize(narrow)
  const next = page.getByRole('button', { name: `Weiter zu ${nameOf(reports[1])}` })
  await expect(next).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width)
  await next.click()
  await expect(field(reports[1])).toBeVisible()
})

test('in a report the next child stays in sight while it is scrolled', async ({ page, class3a, mark, sessionOf }) => {
  const { api } = await sessionOf('teacher')
  const [first, second] = await createReports(api, class3a, mark)
  for (const size of [wide, narrow]) {
    await page.setViewportSize(size)
    await page.goto(`/class/${class3a.id}/reports/single/${first?.id}`)
    const next = page.getByRole('link', { name: `Weiter zu ${nameOf(second)}` })
    await expect(next).toBeInViewport()
    await page.mouse.wheel(0, 600)
    await expect(next).toBeInViewport()
  }
  await page.getByRole('link', { name: `Weiter zu ${nameOf(second)}` }).click()
  await expect(new FramePage(page).heading(nameOf(second))).toBeVisible()
})
