import { accessRightRoutes } from '@lernspur/contracts/school-admin/access-right.contract'
import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { schoolYearRoutes } from '@lernspur/contracts/school-admin/school-year.contract'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Page } from '@playwright/test'
import type { Api } from '../../fixture/api'
import { expect, test } from '../../fixture/founder'
import { endMailCooldown } from '../../fixture/instance/clock'
import { makePrimarySchool } from '../../fixture/school/primary-school'
import { swappedList } from '../../fixture/school/swapped-list'
import { FramePage } from '../../page/frame.page'
import { PeoplePage } from '../../page/school/people.page'
import { RollOverPage } from '../../page/school/roll-over.page'
import { StudentImportPage } from '../../page/school/student-import.page'

/** Counts of the rows that the journey creates. */
const counted = async (api: Api) => {
  const [years, classes, students, rights, people] = await Promise.all([
    api.call(schoolYearRoutes.listSchoolYears),
    api.call(schoolClassRoutes.listSchoolClasses),
    api.call(studentRoutes.listStudents, { list: { limit: 1 } }),
    api.call(accessRightRoutes.listAccessRights, { list: { limit: 1 } }),
    api.call(userRoleRoutes.listUserRoles),
  ])
  return {
    years: years.count,
    classes: classes.rows.map(({ name, studentCount }) => `${name} ${studentCount}`).toSorted(),
    students: students.count,
    rights: rights.count,
    people: people.count,
  }
}

/** Counts shown above the school's lists. */
const summarize = async (page: Page, schoolId: string) => {
  const main = page.getByRole('main')
  await page.goto(`/school/${schoolId}/settings/classes`)
  const classes = await main.getByText(/^\d+ Klassen · [\d.]+ Kinder$/).textContent()
  await page.goto(`/school/${schoolId}/settings/students`)
  const students = await main.getByText(/^\d+ Kinder$/).textContent()
  return { classes, students }
}

/** The new year, which takes over all classes except those of the last level. */
const beginYear = async (page: Page, schoolId: string) => {
  const rollOver = new RollOverPage(page)
  await rollOver.open(schoolId)
  await rollOver.prepare()
  await rollOver.makeYear()
  await expect(rollOver.line('3a').getByRole('textbox', { name: 'Neuer Name' })).toHaveValue('4a')
  await expect(rollOver.line('4a').getByRole('combobox', { name: 'Was aus Klasse 4a wird' })).toContainText('gehen ab')
  await rollOver.count()
  await expect(rollOver.figure('Kinder gehen mit')).toContainText('225')
  await expect(rollOver.figure('Kinder gehen ab')).toContainText('75')
  await rollOver.carryOut(9)
  await expect(rollOver.made.first()).toContainText('9 Klassen · 225 Kinder')
}

/** Eighty new children, from a list with swapped titles of both names. */
const importNames = async (page: Page, schoolId: string) => {
  const list = new StudentImportPage(page)
  await page.goto(`/school/${schoolId}/settings/students`)
  await list.open()
  await list.choose('august.csv', swappedList('1d', '1e'))
  await expect(list.question).toBeVisible()
  await list.answer(/^Vornamen: Mia, Ali, Zoë/)
  await expect(list.read.getByRole('row').nth(1)).toHaveText(/Mia.*Özdemir.*1d/)
  for (const name of ['1d', '1e']) await list.makeClass(name)
  await list.makeInComingYear()
  await list.take(80)
}

/** Two colleagues, who may see and write English in every class once they have accepted. */
const inviteColleagues = async (page: Page, schoolId: string, addresses: readonly string[], rights: number) => {
  const people = new PeoplePage(page)
  await people.open(schoolId)
  await people.invite(addresses.join(', '), 2)
  for (const address of addresses) await expect(people.row(address)).toContainText('eingeladen')
  await people.showRights()
  await people.grantWaiting()
  // One of each year.
  await expect(people.sheet.getByRole('checkbox', { name: /^4a · / })).toHaveCount(2)
  await people.sheet.getByRole('checkbox', { name: 'Alle Klassen' }).click()
  await people.sheet.getByRole('checkbox', { name: 'Englisch' }).click()
  await people.sheet.getByRole('button', { name: `${rights} Zugänge geben` }).click()
  await expect(page.getByRole('main').getByText(`${rights} Zugänge`, { exact: true })).toBeVisible()
}

test('August: a year begins with 12 classes, 300 children, 80 new names and two colleagues, is undone and begins again', async ({
  page,
  founder,
  mark,
}) => {
  test.slow()
  const { api, whoAmI } = founder
  const schoolId = String(whoAmI.currentTenantId)
  const addresses = ['karin', 'ali'].map((name) => `${name}.${mark.replace(/\W/g, '').toLowerCase()}@probe.example`)
  const frame = new FramePage(page)
  await makePrimarySchool(api)
  const before = await counted(api)
  expect(before).toMatchObject({ years: 1, students: 300, rights: 0, people: 1 })
  const textBefore = await summarize(page, schoolId)
  expect(textBefore).toEqual({ classes: '12 Klassen · 300 Kinder', students: '300 Kinder' })

  await beginYear(page, schoolId)
  await importNames(page, schoolId)
  const invitedFrom = new Date()
  // In the 12 classes of the old year, the 9 of the new one, and the two that the import has created.
  await inviteColleagues(page, schoolId, addresses, 46)
  const invitedUntil = new Date()
  const after = await counted(api)
  expect(after).toMatchObject({ years: 2, students: 380, rights: 46, people: 3 })
  expect(after.classes).toHaveLength(23)

  await frame.undo()
  await expect(page.getByText('Noch ist keine Klasse geteilt')).toBeVisible()
  const textAfter = await summarize(page, schoolId)
  expect(textAfter.students).toBe('380 Kinder')
  const people = new PeoplePage(page)
  await people.open(schoolId)
  for (const address of addresses) await people.withdraw(address)
  const list = new StudentImportPage(page)
  await page.goto(`/school/${schoolId}/settings/students`)
  await list.open()
  await expect(list.newest).toContainText('80 Kinder angelegt')
  await list.takeBack()
  const rollOver = new RollOverPage(page)
  await rollOver.open(schoolId)
  await rollOver.undo()
  const upcoming = page.getByRole('main').getByRole('listitem').filter({ hasText: 'kommend' })
  await upcoming.getByRole('button', { name: /^Schuljahr .* löschen$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(upcoming).toHaveCount(0)
  expect(await counted(api)).toEqual(before)
  expect(await summarize(page, schoolId)).toEqual(textBefore)

  await endMailCooldown(invitedFrom, invitedUntil)
  await beginYear(page, schoolId)
  await importNames(page, schoolId)
  await inviteColleagues(page, schoolId, addresses, 46)
  expect(await counted(api)).toEqual(after)
  expect(await summarize(page, schoolId)).toEqual(textAfter)
  // The children of the list have their first names first.
  const { rows } = await api.call(studentRoutes.listStudents, {
    list: { filter: [{ field: 'firstName', type: 'eq', value: 'Mia' }] },
  })
  expect(rows).toHaveLength(10)
  const classes = await api.call(schoolClassRoutes.listSchoolClasses)
  const coming = Math.max(...classes.rows.map(({ year }) => year ?? 0))
  const made = classes.rows.filter(({ name }) => name === '1d' || name === '1e')
  expect(made.map(({ year }) => year)).toEqual([coming, coming])
})
