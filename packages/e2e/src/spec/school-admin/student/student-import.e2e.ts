import { schoolClassRoutes } from '@lernspur/contracts/school-class.contract'
import { studentRoutes } from '@lernspur/contracts/student.contract'
import { expectAccessible, narrow } from '../../../fixture/accessibility'
import { expect, test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'
import { FramePage } from '../../../page/frame.page'
import { TablePage } from '../../../page/table.page'

const firstNames = ['Mia', 'Ali', 'Zoë', 'Emil', 'Lina', 'Yusuf', 'Greta', 'Noah']
const lastNames = ['Özdemir', 'Groß', 'Aydın', 'Köhler', 'Nowak', 'Schäfer', 'Yıldız', 'von Berg', 'Brandt', 'Lange']

/** Eighty children of two classes as an office exports them, with the titles of both names exchanged. */
const swappedList = () => {
  const lines = lastNames.flatMap((last, row) =>
    firstNames.map((first, column) => `${last};${first};${(row + column) % 2 === 0 ? '4a' : '5c'}`),
  )
  return Buffer.from(['Rufname;Familienname;Klasse', ...lines].join('\r\n'), 'latin1')
}

test('eighty names with swapped columns come into the school, go, and come again', async ({ page, founder }) => {
  const { api, whoAmI } = founder
  await newClass(api)
  const frame = new FramePage(page)
  const children = new TablePage(page, 'Kinder der Schule')
  const counts = async () => {
    const { rows } = await api.call(schoolClassRoutes.listSchoolClasses)
    return rows.map(({ name, studentCount }) => `${name} ${studentCount}`).toSorted()
  }
  const sheet = page.getByRole('dialog')
  const open = async () => {
    await page.getByRole('button', { name: 'Kinder hinzufügen' }).first().click()
    await sheet.getByRole('radio', { name: 'Namensliste' }).click()
  }
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await sheet.getByRole('button', { name: 'Datei wählen (Excel, CSV, ZIP)' }).click()
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer })
  }
  await page.goto(`/school/${whoAmI.currentTenantId}/settings/students`)
  await expect(children.names()).toHaveCount(2)
  await open()
  await choose('august.csv', Buffer.from('Rufname;Familienname;Klasse'))
  await expect(sheet.getByText('In august.csv stehen nur Überschriften und keine Kinder.')).toBeVisible()
  await choose('august.csv', swappedList())

  // The names contradict their titles: nothing is taken before the user has said which is the first name.
  const question = sheet.getByRole('radiogroup', { name: 'Was ist hier der Vorname?' })
  await expect(question).toBeVisible()
  await expect(sheet.getByRole('tab')).toHaveCount(0)
  await expectAccessible(page, 'the question for the first name', { themes: ['light', 'dark'], size: narrow })
  await question.getByRole('radio', { name: /^Vornamen: Mia, Ali, Zoë/ }).click()
  const read = sheet.getByRole('table', { name: 'So werden die Namen gelesen' })
  await expect(read.getByRole('row').nth(1)).toHaveText(/Mia.*Özdemir.*4a/)
  await sheet.getByRole('button', { name: 'Vor- und Nachnamen tauschen' }).click()
  await expect(read.getByRole('row').nth(1)).toHaveText(/Özdemir.*Mia.*4a/)
  await sheet.getByRole('button', { name: 'Vor- und Nachnamen tauschen' }).click()

  await sheet.getByRole('combobox', { name: 'Was „5c“ ist' }).click()
  await page.getByRole('option', { name: 'Neue Klasse anlegen' }).click()
  await expect(sheet.getByRole('textbox', { name: 'Name von „5c“' })).toHaveValue('5c')
  await expect(sheet.getByRole('list', { name: 'Neu' }).getByRole('listitem')).toHaveCount(50)
  await sheet.getByRole('tab', { name: 'Nicht in der Liste' }).click()
  await expect(sheet.getByRole('checkbox', { name: 'Ada Ahrens' })).not.toBeChecked()
  await expectAccessible(page, 'the preview of a list of the school', { themes: ['light', 'dark'], size: narrow })
  await sheet.getByRole('button', { name: '80 Kinder übernehmen' }).click()
  await frame.expectNotified('80 Kinder übernommen')
  await expect.poll(counts).toEqual(['4a 42', '5c 40'])

  // The whole import is taken back where it stands among the latest ones, and taken again.
  const recent = sheet.getByRole('list', { name: 'Letzte Importe' }).getByRole('listitem').first()
  await expect(recent).toContainText('80 Kinder angelegt')
  await recent.getByRole('button', { name: /zurücknehmen$/ }).click()
  await page.getByRole('button', { name: 'Zurücknehmen', exact: true }).click()
  await frame.expectNotified('Import zurückgenommen')
  await expect(recent).toContainText('zurückgenommen')
  await expect.poll(counts).toEqual(['4a 2'])
  await choose('august.csv', swappedList())
  await question.getByRole('radio', { name: /^Vornamen: Mia, Ali, Zoë/ }).click()
  await sheet.getByRole('combobox', { name: 'Was „5c“ ist' }).click()
  await page.getByRole('option', { name: 'Neue Klasse anlegen' }).click()
  await sheet.getByRole('button', { name: '80 Kinder übernehmen' }).click()
  await frame.expectNotified('80 Kinder übernommen')
  await expect.poll(counts).toEqual(['4a 42', '5c 40'])
  const { rows } = await api.call(studentRoutes.listStudents)
  expect(rows.filter(({ firstName }) => firstName === 'Mia')).toHaveLength(10)

  // The same list knows all of them now, and a corrected name changes only when it is ticked.
  const fixed = swappedList().toString('latin1').replace('Groß;Zoë;', 'Gross;Zoë;')
  await choose('august.csv', Buffer.from(fixed, 'latin1'))
  await question.getByRole('radio', { name: /^Vornamen: Mia, Ali, Zoë/ }).click()
  await expect(sheet.getByRole('button', { name: 'Nichts zu übernehmen' })).toBeDisabled()
  await sheet.getByRole('checkbox', { name: 'Name ändern in Zoë Gross' }).click()
  await sheet.getByRole('button', { name: 'Änderungen übernehmen' }).click()
  await frame.expectNotified('Import ausgeführt')
  const after = await api.call(studentRoutes.listStudents)
  expect(after.rows.filter(({ lastName }) => lastName === 'Gross')).toMatchObject([{ firstName: 'Zoë' }])
})
