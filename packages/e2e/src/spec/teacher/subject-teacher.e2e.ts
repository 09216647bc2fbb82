import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import { reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import { fullReportsRoute } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { oldestReports } from '../../fixture/school-class'
import { expect, test } from '../../fixture/test'
import { ChildPage } from '../../page/child.page'
import { CompetenceMatrixPage } from '../../page/competence-matrix.page'
import { FramePage } from '../../page/frame.page'
import { ObservationPage } from '../../page/observation.page'
import { ReportPage } from '../../page/report.page'

test.use({ person: 'subjectTeacher' })

test('captures in the own subject only', async ({ page, class3a }) => {
  const observation = new ObservationPage(page)
  await observation.open(class3a.id)
  await observation.openSubjects()
  await expect(observation.subjects).toHaveCount(1)
  await expect(observation.subjects).toHaveAccessibleName('Englisch')
  await page.keyboard.press('Escape')
  await expect(observation.children).toHaveCount(class3a.children.length)
})

test('sees skills of the own subject only', async ({ page, class3a }) => {
  const matrix = new CompetenceMatrixPage(page)
  await matrix.open(class3a.id)
  await expect(page.getByRole('grid', { name: 'Kompetenzen in Englisch' })).toBeVisible()
  await matrix.subject.click()
  await expect(page.getByRole('option')).toHaveText(['Englisch'])
})

test('sees observations of a student in the own subject only', async ({ page, class3a }) => {
  const child = class3a.children[0]
  const childPage = new ChildPage(page)
  await childPage.open(class3a.id, child?.id ?? '')
  await expect(new FramePage(page).heading(child?.name ?? '')).toBeVisible()
  await expect(childPage.subjects.getByRole('heading', { level: 3 })).toHaveText([/Englisch/])
  await expect(page.getByRole('heading', { name: 'Berichte' })).toBeVisible()
  await childPage.showTimeline()
  await page.getByRole('combobox', { name: 'Fach' }).click()
  await expect(page.getByRole('option')).toHaveText(['Alle Fächer', 'Englisch'])
})

test('sees the own section of a report, and cannot complete reports of others', async ({
  page,
  class3a,
  sessionOf,
}) => {
  const { api } = await sessionOf('subjectTeacher')
  const reports = await oldestReports(api, class3a.id, 'inProgress')
  const open = reports.find(({ subjects }) => subjects[0]?.status === 'inProgress')
  const editor = new ReportPage(page)
  await page.goto(`/class/${class3a.id}/reports/single/${open?.id}`)
  await expect(editor.section('Englisch')).toBeVisible()
  await expect(editor.sections.getByText('Deutsch')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('Mathematik')
  await expect(editor.completeSubject).toBeVisible()
  await expect(editor.complete).toHaveCount(0)
})

test('neither sees the general comment of a report nor moves the report', async ({
  page,
  class3a,
  mark,
  sessionOf,
}) => {
  const { api } = await sessionOf('teacher')
  const body = { name: mark, calculationMethod: 'allEntries' as const, studentIds: [class3a.children[0]?.id ?? ''] }
  const { rows } = await api.call(reportRoutes.createReports, { params: { schoolClassId: class3a.id }, body })
  const reportId = rows[0]?.id ?? ''
  const summaryComment = 'Nur für die Klassenleitung'
  await api.call(reportRoutes.updateReportComment, { params: { reportId }, body: { summaryComment } })
  const editor = new ReportPage(page)
  await page.goto(`/class/${class3a.id}/reports/single/${reportId}?subject=general`)
  await expect(editor.section('Englisch')).toBeVisible()
  await expect(editor.section('Allgemeine Bemerkung')).toHaveCount(0)
  await expect(editor.general).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(summaryComment)
  await editor.comment('Englisch').fill(`${mark}: spricht gern`)
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert/ })).toBeVisible()
  await page.goto(`/class/${class3a.id}/reports/allReports`)
  await expect(page.getByRole('row', { name: new RegExp(mark) })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Bericht wählen/ })).toHaveCount(0)
})

test('gets nothing of other subjects from any list', async ({ class3a, sessionOf }) => {
  const { api } = await sessionOf('subjectTeacher')
  const ofClass = [{ field: 'schoolClassId', type: 'eq' as const, value: class3a.id }]
  const subjects = await (await sessionOf('teacher')).api.call(subjectRoutes.listSubjects, {
    list: { filter: ofClass },
  })
  const others = subjects.rows.filter(({ name }) => name !== 'Englisch').map(({ id }) => id)
  expect(others).toHaveLength(7)
  const filter = [...ofClass, { field: 'schoolSubjectId', type: 'in' as const, value: others }]
  expect((await api.call(observationRoutes.listObservations, { list: { filter } })).count).toBe(0)
  const reports = await api.call(fullReportsRoute, { params: { schoolClassId: class3a.id } })
  const seen = new Set(reports.rows.flatMap((report) => report.subjects.map(({ name }) => name)))
  expect([...seen]).toEqual(['Englisch'])
})
