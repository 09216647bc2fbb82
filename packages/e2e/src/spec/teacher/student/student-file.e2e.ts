import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { workbook } from '@lernspur/school-editors/testing/workbook'
import { expectAccessible, narrow } from '../../../fixture/accessibility'
import { expect, test } from '../../../fixture/founder'
import { WizardPage } from '../../../page/wizard.page'

test('students are imported from files, each previewed first', async ({ page, founder }) => {
  const wizard = new WizardPage(page)
  await founder.api.call(schoolClassRoutes.createSchoolClass, { body: { name: '3a', schoolLevel: 3 } })
  await page.goto('/class-setup/students')
  const group = (name: string) => page.getByRole('list', { name })
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await wizard.button('Datei wählen (Excel, CSV, ZIP)').click()
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
  }

  await choose('bild.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]))
  await expect(page.getByText(/^Das ist keine Tabelle/)).toBeVisible()
  await choose('klasse.xlsx', Buffer.from(workbook, 'base64'))
  await expect(group('Neu').getByRole('listitem')).toHaveText([/Mia Özdemir/, /Emma-Luise von Berg/])
  await wizard.button('2 Kinder übernehmen').click()
  await expect(page.getByRole('list', { name: '2 Kinder in der Klasse' })).toContainText('Emma-Luise von Berg')

  // As a school office's program exports it: semicolons and Windows-1252.
  await choose(
    'neu.csv',
    Buffer.from('Klasse;Name;Rufname\r\n3a;Groß;Zoë\r\n3a;Özdemir;Mia\r\n3a;Köhler;\r\n', 'latin1'),
  )
  await expect(group('Neu').getByRole('listitem')).toHaveText([/Zoë Groß/])
  await expectAccessible(page, 'the preview of a file', { themes: ['light', 'dark'], size: narrow })
  await page.getByRole('tab', { name: 'Schon da' }).click()
  await expect(group('Schon da').getByRole('listitem')).toHaveText([/Mia Özdemir/])
  await page.getByRole('tab', { name: 'Zu prüfen' }).click()
  await expect(group('Zu prüfen')).toContainText('Vor- oder Nachname fehlt (neu.csv, Zeile 4, Spalte C)')

  await wizard.next('1 Kind übernehmen')
  await expect(wizard.names).toHaveValue('Klasse\tName\tRufname\n3a\tKöhler\t')
  await expect(page.getByRole('list', { name: '3 Kinder in der Klasse' })).toContainText('Zoë Groß')
  const { rows } = await founder.api.call(schoolClassRoutes.listSchoolClasses)
  expect(rows).toMatchObject([{ name: '3a', studentCount: 3 }])
})
