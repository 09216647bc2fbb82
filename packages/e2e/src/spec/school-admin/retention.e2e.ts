import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { schoolYearRoutes } from '@lernspur/contracts/school-admin/school-year.contract'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { expect, test } from '../../fixture/founder'

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const term = { name: '1. Halbjahr', schoolTermSemester: 'first', startDate: '2001-08-01', endDate: '2002-01-31' }
const year = { name: '2001/02', year: 2001, schoolYearStart: '2001-08-01', schoolYearEnd: '2002-07-31', terms: [term] }

test('an owner sees what is due, confirms what goes, takes it back, and keeps things longer', async ({
  page,
  founder,
}) => {
  const { api } = founder
  const { id: schoolYearId } = await api.call(schoolYearRoutes.createSchoolYear, { body: year })
  const { id } = await api.call(schoolClassRoutes.createSchoolClass, {
    body: { name: '4a', schoolLevel: 4, schoolYearId },
  })
  await api.call(studentRoutes.createStudent, {
    body: { firstName: 'Ada', lastName: 'Früher', avatar: picture, schoolClassIds: [id] },
  })
  const main = page.getByRole('main')
  await page.goto(`/school/${founder.whoAmI.userRoles[0]?.tenantId}/settings/retention`)
  await expect(page.getByRole('heading', { level: 1, name: 'Aufbewahrung' })).toBeVisible()

  const due = main.getByRole('region', { name: 'Was fällig ist' })
  const pictures = due.getByRole('listitem').filter({ hasText: 'Bilder von Kindern' })
  await expect(pictures).toContainText('Schuljahr 2001/02 · 1 Datensatz')
  await pictures.getByRole('button', { name: 'Löschen …' }).click()
  const question = page.getByRole('alertdialog', { name: 'Bilder von Kindern aus dem Schuljahr 2001/02 löschen?' })
  await question.getByRole('button', { name: 'In 7 Tagen löschen' }).click()
  await expect(pictures).toHaveCount(0)
  const deletions = main.getByRole('region', { name: 'Löschungen und Nachweise' })
  await page.reload()
  await expect(deletions.getByRole('listitem')).toContainText('Löschung am')
  await deletions.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(deletions).toHaveCount(0)
  await expect(pictures).toHaveCount(1)

  const rule = main.getByRole('region', { name: 'Fristen' }).getByRole('listitem').filter({ hasText: 'Einträge' })
  await expect(rule.getByText('zu prüfen', { exact: true })).toBeVisible()
  // Quoted in its language, whatever the page's language is.
  await expect(rule.locator('[lang=de]')).toHaveText(/\p{L}/u)
  await rule.getByRole('button', { name: 'Ändern' }).click()
  await rule.getByRole('textbox', { name: 'Jahre' }).fill('1')
  await rule.getByRole('button', { name: 'Speichern' }).click()
  await expect(rule.getByText('Mindestens 5 Jahre sind vorgeschrieben.')).toBeVisible()
  await rule.getByRole('textbox', { name: 'Jahre' }).fill('12')
  await rule.getByRole('button', { name: 'Speichern' }).click()
  await expect(rule.getByText('12 Jahre')).toBeVisible()
  await expect(rule.getByText('eigene Frist der Schule')).toBeVisible()
})
