import { accessRightRoutes } from '@lernspur/contracts/school-admin/access-right.contract'
import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { userRoleRoutes } from '@lernspur/contracts/school-admin/user-role.contract'
import type { Page } from '@playwright/test'
import { dayFromNow } from '../../fixture/day-from-now'
import { expect, test } from '../../fixture/founder'
import type { Session } from '../../fixture/session'
import { FramePage } from '../../page/frame.page'

/** A finished class with two subjects, and a colleague at the school who is in no class. */
const makeClass = async ({ api }: Session, mark: string) => {
  const { id } = await api.call(schoolClassRoutes.createSchoolClass, { body: { name: '3c', schoolLevel: 3 } })
  for (const [name, abbreviation] of [
    ['Englisch', 'E'],
    ['Mathematik', 'M'],
  ] as const)
    await api.call(subjectRoutes.createSubject, {
      params: { schoolClassId: id },
      body: { name, abbreviation, color: '#3f6f8f' },
    })
  await api.call(schoolClassRoutes.updateSchoolClass, {
    params: { id },
    body: {
      isOnboardingFinalized: true,
      isAssessmentTypeOnboardingFinalized: true,
      isStudentOnboardingFinalized: true,
    },
  })
  const email = `${mark.replace(' ', '-').toLowerCase()}@probe.example`
  await api.call(userRoleRoutes.addUser, {
    body: { email, firstName: 'Karin', lastName: 'Kollegin', roleType: 'user' },
  })
  return id
}

const row = (page: Page) => page.getByRole('row', { name: /Karin Kollegin/ })

test('a class is shared for one subject, in words, and taken back', async ({ page, founder, mark }) => {
  const classId = await makeClass(founder, mark)
  const stored = async () => {
    const { rows } = await founder.api.call(accessRightRoutes.listAccessRights)
    return rows.map(({ user, schoolSubjectIds, canWriteCompetenceEntries, canManageStudents }) => ({
      name: user.lastName,
      subjects: schoolSubjectIds.length,
      canWriteCompetenceEntries,
      canManageStudents,
    }))
  }
  await page.goto(`/class/${classId}/settings/classTeam`)
  await expect(new FramePage(page).heading('Team')).toBeVisible()
  await page.getByRole('button', { name: 'Kollegin oder Kollege' }).click()
  await page.getByRole('option', { name: 'Karin Kollegin' }).click()
  await page.getByRole('checkbox', { name: 'Englisch' }).click()
  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect(row(page)).toContainText('sieht und schreibt Englisch')
  await expect
    .poll(stored)
    .toEqual([{ name: 'Kollegin', subjects: 1, canWriteCompetenceEntries: true, canManageStudents: false }])

  await row(page).getByRole('checkbox', { name: 'Karin Kollegin: Mathematik' }).click()
  await row(page).getByRole('checkbox', { name: 'Karin Kollegin: verwaltet die Kinder' }).click()
  await expect(row(page)).toContainText('sieht und schreibt alle Fächer; verwaltet die Kinder')
  await expect
    .poll(stored)
    .toEqual([{ name: 'Kollegin', subjects: 2, canWriteCompetenceEntries: true, canManageStudents: true }])
  await page.reload()
  await expect(row(page)).toContainText('sieht und schreibt alle Fächer; verwaltet die Kinder')

  await row(page).getByRole('button', { name: 'Karin Kollegin aus dem Team nehmen' }).click()
  await expect(row(page)).toHaveCount(0)
  await expect.poll(stored).toEqual([])
  await new FramePage(page).undo()
  await expect(row(page)).toContainText('sieht und schreibt alle Fächer')
})

test('a class is shared until a day, which is moved and removed with undo', async ({ page, founder, mark }) => {
  const classId = await makeClass(founder, mark)
  const stored = async () =>
    (await founder.api.call(accessRightRoutes.listAccessRights)).rows.map(({ endsOn }) => endsOn)
  const [soon, later] = [dayFromNow(7), dayFromNow(14)]
  await page.goto(`/class/${classId}/settings/classTeam`)
  await page.getByRole('button', { name: 'Kollegin oder Kollege' }).click()
  await page.getByRole('option', { name: 'Karin Kollegin' }).click()
  await page.getByRole('checkbox', { name: 'Englisch' }).click()
  await page.getByLabel('Letzter Tag (freiwillig)').fill(soon)
  await page.getByRole('button', { name: 'Teilen' }).click()
  const end = row(page).getByLabel('Letzter Tag von Karin Kollegin')
  await expect(end).toHaveValue(soon)
  await expect.poll(stored).toEqual([soon])

  await end.fill(later)
  await end.press('Enter')
  await expect.poll(stored).toEqual([later])
  await new FramePage(page).undo()
  await expect.poll(stored).toEqual([soon])
  await expect(end).toHaveValue(soon)

  await end.fill('')
  await end.press('Enter')
  await expect.poll(stored).toEqual([null])
  await row(page).getByRole('button', { name: 'Letzten Tag setzen: Karin Kollegin' }).click()
  await end.fill(dayFromNow(-1))
  await end.press('Enter')
  await expect(row(page)).toContainText('Der letzte Tag darf nicht in der Vergangenheit liegen.')
  await end.fill(later)
  await end.press('Enter')
  await expect.poll(stored).toEqual([later])
  await page.reload()
  await expect(end).toHaveValue(later)
})

test('a leader invites to the class by address and by code, with rights that can be taken back', async ({
  page,
  founder,
  mark,
}) => {
  const classId = await makeClass(founder, mark)
  const frame = new FramePage(page)
  const sheet = page.getByRole('dialog')
  const address = `ali.${mark.replace(/\W/g, '').toLowerCase()}@probe.example`
  await page.goto(`/class/${classId}/settings/classTeam`)
  // Adding somebody without a class takes one press.
  await page.getByRole('list', { name: 'Noch ohne Klasse:' }).getByRole('button', { name: 'Karin Kollegin' }).click()
  await page.getByRole('checkbox', { name: 'Englisch' }).click()
  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect(row(page)).toContainText('sieht und schreibt Englisch')
  await expect(page.getByRole('list', { name: 'Noch ohne Klasse:' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Neu einladen' }).click()
  await sheet.getByRole('checkbox', { name: 'Mathematik' }).click()
  await sheet.getByRole('textbox', { name: 'E-Mail-Adressen' }).fill(address)
  await sheet.getByRole('button', { name: '1 Person einladen' }).click()
  await expect(page.getByRole('row').filter({ hasText: address })).toContainText('sieht und schreibt Mathematik')

  await page.getByRole('button', { name: 'Neu einladen' }).click()
  await sheet.getByRole('checkbox', { name: 'Englisch' }).click()
  await sheet.getByRole('tab', { name: 'Link und Code' }).click()
  // A substitute's access ends by itself.
  await sheet.getByLabel('Letzter Tag (freiwillig)').fill(dayFromNow(-1))
  await expect(sheet.getByText('Der letzte Tag darf nicht in der Vergangenheit liegen.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Link und Code erzeugen' })).toBeDisabled()
  await sheet.getByLabel('Letzter Tag (freiwillig)').fill(dayFromNow(14))
  await sheet.getByRole('button', { name: 'Link und Code erzeugen' }).click()
  await expect(sheet.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)).toBeVisible()
  await page.keyboard.press('Escape')
  const pending = page.getByRole('list', { name: 'Offene Einladungen mit Rechten' })
  await expect(pending).toContainText('sieht und schreibt Englisch')
  await expect(pending).toContainText('Zugang bis')
  await pending.getByRole('button').click()
  await expect(pending).toHaveCount(0)
  await frame.undo()
  await expect(pending).toContainText('0 von 20 genutzt')
})

test('the settings of a class say who works in it, and rename it', async ({ page, founder, mark }) => {
  const classId = await makeClass(founder, mark)
  await page.goto(`/class/${classId}/skills`)
  await new FramePage(page).follow('Einstellungen')
  await expect(page.getByRole('link', { name: 'Team' })).toBeVisible()
  await page.getByRole('textbox', { name: /^Rufname/ }).fill('Die Otter')
  await expect
    .poll(async () => (await founder.api.call(schoolClassRoutes.listSchoolClasses)).rows[0]?.nickname)
    .toBe('Die Otter')
})
