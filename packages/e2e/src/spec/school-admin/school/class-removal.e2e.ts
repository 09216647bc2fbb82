import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { studentClassRelationRoutes } from '@lernspur/contracts/school-admin/student-class-relation.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import { schoolReportRoutes } from '@lernspur/contracts/teacher/school-report.contract'
import { expectAccessible, narrow } from '../../../fixture/accessibility'
import type { Api } from '../../../fixture/api'
import { expect, test } from '../../../fixture/founder'
import { TablePage } from '../../../page/table.page'

/** A class that its only student has left, with one completed report of the student. */
const leftClass = async (api: Api) => {
  const { id: schoolClassId } = await api.call(schoolClassRoutes.createSchoolClass, {
    body: { name: '4b', schoolLevel: 4 },
  })
  const params = { schoolClassId }
  await api.call(subjectRoutes.createSubject, {
    params,
    body: { name: 'Musik', abbreviation: 'Mu', color: '#336699' },
  })
  const { id: studentId } = await api.call(studentRoutes.createStudent, {
    body: { firstName: 'Mia', lastName: 'Özdemir', schoolClassIds: [schoolClassId] },
  })
  const finalized = {
    isOnboardingFinalized: true,
    isAssessmentTypeOnboardingFinalized: true,
    isStudentOnboardingFinalized: true,
  }
  await api.call(schoolClassRoutes.updateSchoolClass, { params: { id: schoolClassId }, body: finalized })
  const { rows } = await api.call(reportRoutes.createReports, {
    params,
    body: { name: 'Zeugnis', calculationMethod: 'allEntries', startDate: '2026-02-01', endDate: '2026-07-31' },
  })
  for (const { id: reportId, subjects } of rows) {
    const incompleteSubjectIds = subjects.map(({ id }) => id)
    await api.call(reportRoutes.closeReport, { params: { reportId }, body: { incompleteSubjectIds } })
  }
  const relations = [{ studentId, schoolClassId }]
  await api.call(studentClassRelationRoutes.unlinkStudents, { body: { relations } })
}

test('deleting a class asks with the number of its reports, which are found and printed until then', async ({
  page,
  founder,
}) => {
  await leftClass(founder.api)
  await page.goto('/reports')
  const reports = page.getByRole('table', { name: 'Berichte aller Klassen' })
  await expect(reports.getByRole('row', { name: /Mia Özdemir.*abgeschlossen/ })).toBeVisible()
  await expectAccessible(page, 'reports of all classes', { themes: ['light', 'dark'], size: narrow })
  // Rendering a PDF takes long on a busy machine.
  const download = page.waitForEvent('download', { timeout: 60_000 })
  await reports.getByRole('button', { name: 'PDF laden: Mia Özdemir, Zeugnis' }).click()
  expect((await download).suggestedFilename()).toBe('Zeugnis – Mia Özdemir.pdf')
  const read = page.waitForEvent('download', { timeout: 60_000 })
  await reports.getByRole('button', { name: 'Als Seite lesen: Mia Özdemir, Zeugnis' }).click()
  expect((await read).suggestedFilename()).toBe('Zeugnis – Mia Özdemir.html')

  const classes = new TablePage(page, 'Klassen der Schule')
  await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings/classes`)
  const remove = classes.row('4b').getByRole('button', { name: 'Klasse 4b löschen' })
  const first = page.getByRole('alertdialog', { name: 'Klasse 4b löschen?' })
  const second = page.getByRole('alertdialog', { name: 'Klasse 4b mit 1 Bericht löschen?' })
  await remove.click()
  await first.getByRole('button', { name: 'Klasse löschen' }).click()
  await expect(second).toContainText('1 davon ist abgeschlossen.')
  await second.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(classes.row('4b')).toBeVisible()
  expect((await founder.api.call(schoolReportRoutes.listSchoolReports)).count).toBe(1)

  await remove.click()
  await first.getByRole('button', { name: 'Klasse löschen' }).click()
  await second.getByRole('button', { name: 'Mit 1 Bericht löschen' }).click()
  await expect(page.getByText('Klasse 4b gelöscht')).toBeVisible()
  await expect(classes.row('4b')).toHaveCount(0)
  expect((await founder.api.call(schoolReportRoutes.listSchoolReports)).count).toBe(0)
})
