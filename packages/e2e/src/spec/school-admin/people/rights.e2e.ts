import { accessRightRoutes } from '@lernspur/contracts/school-admin/access-right.contract'
import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../fixture/founder'
import { expectDiscardQuestion } from '../../../fixture/panel/expect-discard-question'
import type { Session } from '../../../fixture/session'
import { FramePage } from '../../../page/frame.page'
import { PeoplePage } from '../../../page/school/people.page'

const makeClass = async ({ api }: Session, name: string) => {
  const { id } = await api.call(schoolClassRoutes.createSchoolClass, { body: { name, schoolLevel: 3 } })
  for (const [subject, abbreviation] of [
    ['Englisch', 'E'],
    ['Musik', 'MU'],
  ] as const)
    await api.call(subjectRoutes.createSubject, {
      params: { schoolClassId: id },
      body: { name: subject, abbreviation, color: '#3f6f8f' },
    })
}
const addMember = ({ api }: Session, mark: string, firstName: string) =>
  api.call(userRoleRoutes.addUser, {
    body: {
      email: `${firstName.toLowerCase()}.${mark.replace(/\W/g, '').toLowerCase()}@probe.example`,
      firstName,
      lastName: 'Probe',
      roleType: 'user',
    },
  })

const row = (page: Page, name: string, schoolClass: string) =>
  page.getByRole('row').filter({ hasText: name }).filter({ hasText: schoolClass })
const filterBy = async (page: Page, filter: string, option: string) => {
  await page.getByLabel(filter, { exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('members who wait get rights in several classes at once, changed in bulk and taken back', async ({
  page,
  founder,
  mark,
}) => {
  await Promise.all([makeClass(founder, '3a'), makeClass(founder, '3b')])
  for (const name of ['Karin', 'Ali']) await addMember(founder, mark, name)
  const frame = new FramePage(page)
  const count = async () => (await founder.api.call(accessRightRoutes.listAccessRights)).count
  const people = new PeoplePage(page)
  await people.open(String(founder.whoAmI.currentTenantId))
  await people.showRights()
  await expect(page.getByText('2 Mitglieder sehen noch keine Klasse: Ali Probe und Karin Probe.')).toBeVisible()

  // People without a class are already chosen.
  await people.grantWaiting()
  const { sheet } = people
  await sheet.getByRole('checkbox', { name: 'Alle Klassen' }).click()
  const lastDay = sheet.getByLabel('Letzter Tag (freiwillig)')
  await expectDiscardQuestion(page, sheet, lastDay, '2140-01-31')
  await people.grantWaiting()
  await sheet.getByRole('checkbox', { name: 'Alle Klassen' }).click()
  const give = sheet.getByRole('button', { name: '4 Zugänge geben' })
  // A right without a subject is not offered.
  await expect(give).toBeDisabled()
  await sheet.getByRole('button', { name: 'Klassenleitung' }).click()
  await expect(sheet.getByRole('checkbox', { name: 'Alle Fächer' })).toBeChecked()
  await expect(sheet.getByRole('checkbox', { name: 'Kinder' })).toBeChecked()
  await sheet.getByRole('button', { name: 'Fachlehrkraft' }).click()
  await expect(sheet.getByRole('checkbox', { name: 'Kinder' })).not.toBeChecked()
  await sheet.getByRole('checkbox', { name: 'Alle Fächer' }).click()
  await expect(give).toBeDisabled()
  await sheet.getByRole('checkbox', { name: 'Englisch' }).click()
  await give.click()
  await expect(row(page, 'Ali Probe', '3b')).toContainText('sieht und schreibt Englisch')
  expect(await count()).toBe(4)

  await filterBy(page, 'Klasse', '3a')
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Alle wählen' }).click()
  await page.getByRole('button', { name: 'Rechte ändern' }).click()
  await expectDiscardQuestion(page, sheet, lastDay, '2140-03-31')
  await page.getByRole('button', { name: 'Rechte ändern' }).click()
  await sheet.getByRole('checkbox', { name: 'Musik' }).click()
  await sheet.getByRole('checkbox', { name: 'Kinder' }).click()
  await sheet.getByRole('button', { name: 'Änderungen übernehmen' }).click()
  await expect(row(page, 'Karin Probe', '3a')).toContainText('sieht und schreibt alle Fächer; verwaltet die Kinder')
  await filterBy(page, 'Klasse', 'Alle Klassen')
  await filterBy(page, 'Fach', 'Musik')
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await frame.undo()
  await expect(page.getByText('Kein Zugang passt zu den Filtern')).toBeVisible()

  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await page.getByRole('checkbox', { name: 'Alle wählen' }).click()
  await page.getByRole('button', { name: 'Zugang entziehen' }).click()
  await expect(page.getByText('Noch ist keine Klasse geteilt')).toBeVisible()
  expect(await count()).toBe(0)
  await frame.undo()
  await expect(page.getByRole('rowheader')).toHaveCount(4)
  await page.reload()
  await expect(row(page, 'Karin Probe', '3a')).toContainText('sieht und schreibt Englisch')
})
