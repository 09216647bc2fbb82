import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { expectAccessible, narrow } from '../../../fixture/accessibility'
import { expect, test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'
import { swappedList } from '../../../fixture/school/swapped-list'
import { FramePage } from '../../../page/frame.page'
import { StudentImportPage } from '../../../page/school/student-import.page'
import { TablePage } from '../../../page/table.page'

test('eighty names with swapped columns come into the school, and a corrected list changes what is ticked', async ({
  page,
  founder,
}) => {
  const { api, whoAmI } = founder
  await newClass(api)
  const frame = new FramePage(page)
  const children = new TablePage(page, 'Kinder der Schule')
  const counts = async () => {
    const { rows } = await api.call(schoolClassRoutes.listSchoolClasses)
    return rows.map(({ name, studentCount }) => `${name} ${studentCount}`).toSorted()
  }
  const list = new StudentImportPage(page)
  const { sheet } = list
  const swapped = swappedList('4a', '5c')
  const isFirst = /^Vornamen: Mia, Ali, Zoë/
  await page.goto(`/school/${whoAmI.currentTenantId}/settings/students`)
  await expect(children.names()).toHaveCount(2)
  await list.open()
  await list.choose('august.csv', Buffer.from('Rufname;Familienname;Klasse'))
  await expect(sheet.getByText('In august.csv stehen nur Überschriften und keine Kinder.')).toBeVisible()
  await list.choose('august.csv', swapped)

  // The names contradict their titles: nothing is imported before the user has said which is the first name.
  await expect(list.question).toBeVisible()
  await expect(sheet.getByRole('tab')).toHaveCount(0)
  await expectAccessible(page, 'the question for the first name', { themes: ['light', 'dark'], size: narrow })
  await list.answer(isFirst)
  await expect(list.read.getByRole('row').nth(1)).toHaveText(/Mia.*Özdemir.*4a/)
  await sheet.getByRole('button', { name: 'Vor- und Nachnamen tauschen' }).click()
  await expect(list.read.getByRole('row').nth(1)).toHaveText(/Özdemir.*Mia.*4a/)
  await sheet.getByRole('button', { name: 'Vor- und Nachnamen tauschen' }).click()

  await list.makeClass('5c')
  await expect(sheet.getByRole('textbox', { name: 'Name von „5c“' })).toHaveValue('5c')
  await expect(sheet.getByRole('list', { name: 'Neu' }).getByRole('listitem')).toHaveCount(50)
  await sheet.getByRole('tab', { name: 'Nicht in der Liste' }).click()
  await expect(sheet.getByRole('checkbox', { name: 'Ada Ahrens' })).not.toBeChecked()
  await expectAccessible(page, 'the preview of a list of the school', { themes: ['light', 'dark'], size: narrow })
  await list.take(80)
  await expect.poll(counts).toEqual(['4a 42', '5c 40'])

  // Now the same list finds all of them, and a corrected name changes only if it is ticked.
  const fixed = swapped.toString('latin1').replace('Groß;Zoë;', 'Gross;Zoë;')
  await list.choose('august.csv', Buffer.from(fixed, 'latin1'))
  await list.answer(isFirst)
  await expect(sheet.getByRole('button', { name: 'Nichts zu übernehmen' })).toBeDisabled()
  await sheet.getByRole('checkbox', { name: 'Name ändern in Zoë Gross' }).click()
  await sheet.getByRole('button', { name: 'Änderungen übernehmen' }).click()
  await frame.expectNotified('Import ausgeführt')
  const after = await api.call(studentRoutes.listStudents)
  expect(after.rows.filter(({ lastName }) => lastName === 'Gross')).toMatchObject([{ firstName: 'Zoë' }])
})

test('what is still to be checked stays in the list when the rest is taken', async ({ page, founder }) => {
  const { api, whoAmI } = founder
  await newClass(api)
  await api.call(studentRoutes.createStudent, { body: { firstName: 'Elif', lastName: 'Şahin' } })
  const list = new StudentImportPage(page)
  const { sheet } = list
  await page.goto(`/school/${whoAmI.currentTenantId}/settings/students`)
  await list.open()
  await sheet.getByRole('textbox', { name: 'Namen' }).fill('Vorname;Nachname;Klasse\nMia;Neu;4a\nElif;Sahin;4a')
  await expect(sheet.getByText('1 Zeile unter „Zu prüfen“ bleibt hier, bis Sie entschieden haben.')).toBeVisible()
  await sheet.getByRole('button', { name: '1 Kind übernehmen' }).click()
  await expect(sheet.getByRole('textbox', { name: 'Namen' })).toHaveValue('Vorname\tNachname\tKlasse\nElif\tSahin\t4a')
  await expect(sheet.getByRole('button', { name: 'Nichts zu übernehmen' })).toBeDisabled()
  await sheet.getByRole('combobox', { name: 'Was mit Elif Sahin geschieht' }).click()
  await page.getByRole('option', { name: 'Dasselbe Kind', exact: true }).click()
  await sheet.getByRole('button', { name: '1 Kind übernehmen' }).click()
  await expect(sheet.getByRole('textbox', { name: 'Namen' })).toHaveValue('')
  const { rows } = await api.call(studentRoutes.listStudents)
  const known = rows.find(({ firstName }) => firstName === 'Elif')
  expect([known?.lastName, known?.schoolClasses.map(({ name }) => name)]).toEqual(['Şahin', ['4a']])
})
