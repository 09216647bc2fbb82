import { classTemplateRoutes } from '@lernspur/contracts/school-admin/school/class-template.contract'
import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import type { Locator } from '@playwright/test'
import { expectAccessible, narrow, resize, wide } from '../../../fixture/accessibility'
import { expect, test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'
import { FramePage } from '../../../page/frame.page'
import { TablePage } from '../../../page/table.page'

test('classes are created, changed, archived, activated again and deleted', async ({ page, founder }) => {
  const main = page.getByRole('main')
  const frame = new FramePage(page)
  const table = new TablePage(page, 'Klassen der Schule')
  const sheet = page.getByRole('dialog')
  const classes = async () => (await founder.api.call(schoolClassRoutes.listSchoolClasses)).rows
  const { id: known } = await newClass(founder.api)
  await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings/classes`)

  await main.getByRole('button', { name: 'Klasse anlegen' }).click()
  await sheet.getByLabel('Name', { exact: true }).fill('2c')
  await expect(sheet.getByLabel('Stufe')).toContainText('2')
  await sheet.getByRole('button', { name: 'Klasse anlegen' }).click()
  await frame.expectNotified('Klasse 2c angelegt')
  await expect(sheet.getByRole('heading', { name: 'Klasse 2c bearbeiten' })).toBeVisible()
  await sheet.getByLabel(/^Rufname/).fill('Die Igel')
  await expect.poll(async () => (await classes()).find(({ name }) => name === '2c')?.nickname).toBe('Die Igel')
  await expect(sheet.getByRole('region', { name: 'Verantwortlich' })).toContainText('hat die Klasse angelegt')
  await expectAccessible(page, 'class being edited', { themes: ['light', 'dark'], size: narrow })
  await resize(page, wide)
  await sheet.getByRole('button', { name: 'Schließen' }).click()
  await expect(table.row('Die Igel')).toBeVisible()

  // Several at once, undone at once.
  await main.getByRole('checkbox', { name: 'Klasse 2c auswählen' }).click()
  await main.getByRole('checkbox', { name: 'Klasse 4a auswählen' }).click()
  const bulk = main.getByRole('region', { name: 'Gewählte Zeilen' })
  await bulk.getByRole('button', { name: 'Archivieren' }).click()
  await frame.expectNotified('2 Klassen archiviert')
  expect((await classes()).map(({ isActive }) => isActive)).toEqual([false, false])
  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await expect.poll(async () => (await classes()).map(({ isActive }) => isActive)).toEqual([true, true])

  await main.getByRole('button', { name: 'Klasse 4a bearbeiten' }).click()
  await sheet.getByRole('button', { name: 'Archivieren' }).click()
  await expect(sheet.getByText(/^Die Klasse ist archiviert/).first()).toBeVisible()
  await expect(sheet.getByLabel('Name', { exact: true })).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Schließen' }).click()
  await expect(table.row('Klasse 4a')).toHaveCount(0)
  // An archived class is read-only (rule class.3).
  const body = { firstName: 'Cem', lastName: 'Can', schoolClassIds: [known] }
  await expect(founder.api.call(studentRoutes.createStudent, { body })).rejects.toThrow()
  await main.getByRole('radio', { name: 'Archiv' }).click()
  await main.getByRole('button', { name: 'Klasse 4a bearbeiten' }).click()
  await sheet.getByRole('button', { name: 'Wieder aktivieren' }).click()
  await expect(sheet.getByLabel('Name', { exact: true })).toHaveValue('4a')
  await sheet.getByRole('button', { name: 'Schließen' }).click()

  // Counts say what is deleted; a class with children stays.
  await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings/classes`)
  await main.getByRole('checkbox', { name: 'Klasse 2c auswählen' }).click()
  await main.getByRole('checkbox', { name: 'Klasse 4a auswählen' }).click()
  await bulk.getByRole('button', { name: 'Löschen …' }).click()
  const question = page.getByRole('alertdialog', { name: 'Klasse 2c löschen?' })
  await expect(question).toContainText('1 Klasse bleibt, weil sie Kinder oder Einträge hat.')
  await question.getByRole('button', { name: 'Klasse löschen' }).click()
  await frame.expectNotified('Klasse 2c gelöscht')
  await expect(table.row('Die Igel')).toHaveCount(0)
  expect((await classes()).map(({ name }) => name)).toEqual(['4a'])
})

test('six imported classes are set up from a template of the school in at most six clicks', async ({
  page,
  founder,
}) => {
  const { api } = founder
  const create = (name: string, schoolLevel: number) =>
    api.call(schoolClassRoutes.createSchoolClass, { body: { name, schoolLevel } })
  const { id } = await create('1a', 1)
  await api.call(subjectRoutes.createSubject, {
    params: { schoolClassId: id },
    body: { name: 'Englisch', abbreviation: 'E', color: '#3f6f8f' },
  })
  await api.call(classTemplateRoutes.createClassTemplate, { params: { id }, body: { name: 'Unsere Klassen' } })
  await api.call(schoolClassRoutes.deleteSchoolClass, { params: { id } })
  for (const name of ['1a', '1b', '2a', '2b', '3a', '3b']) await create(name, Number(name[0]))
  await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings/classes`)
  const main = page.getByRole('main')
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  await click(main.getByRole('checkbox', { name: 'Alle wählen' }))
  await click(main.getByRole('combobox', { name: '6 Klassen aus Vorlage einrichten' }))
  await click(page.getByRole('option', { name: 'Unsere Klassen' }))
  await new FramePage(page).expectNotified('6 Klassen mit der Vorlage „Unsere Klassen“ eingerichtet')
  expect(clicks).toBeLessThanOrEqual(6)
  const { rows } = await api.call(schoolClassRoutes.listSchoolClasses)
  expect(rows.map(({ isOnboardingFinalized }) => isOnboardingFinalized)).toEqual(Array(6).fill(true))
})
