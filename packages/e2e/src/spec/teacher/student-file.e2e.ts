import { schoolClassRoutes } from '@lernspur/contracts/school-class.contract'
import { workbook } from '@lernspur/school-editors/testing/workbook'
import { expectAccessible, narrow } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/founder'
import { WizardPage } from '../../page/wizard.page'

test('students are imported from files, each previewed first', async ({ page, founder }) => {
  const wizard = new WizardPage(page)
  await founder.api.call(schoolClassRoutes.createSchoolClass, { body: { name: '3a', schoolLevel: 3 } })
  await page.goto('/class-setup/students')
  const preview = page.getByRole('list', { name: 'Vorschau' })
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await wizard.button('Aus einer Datei (CSV oder XLSX)').click()
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
  }

  await choose('bild.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))
  await expect(page.getByText(/^Diese Datei lässt sich nicht lesen/)).toBeVisible()
  await choose('klasse.xlsx', Buffer.from(workbook, 'base64'))
  await expect(preview.getByRole('listitem')).toHaveCount(2)
  // As a school office's program exports it: semicolons and Windows-1252.
  await choose(
    'neu.csv',
    Buffer.from('Klasse;Name;Rufname\r\n3a;Groß;Zoë\r\n3a;Özdemir;Mia\r\n3a;Köhler;\r\n', 'latin1'),
  )
  await expect(preview.getByRole('listitem')).toHaveCount(5)
  await expect(preview).toContainText('Emma-Luise von Berg')
  await expect(preview).toContainText('steht doppelt in der Liste')
  await expect(preview).toContainText('Vor- oder Nachname fehlt')
  await expectAccessible(page, 'the preview of a file', { themes: ['light', 'dark'], size: narrow })

  await wizard.next('3 Kinder übernehmen')
  await expect(wizard.names).toHaveValue('Köhler,')
  await expect(page.getByRole('list', { name: '3 Kinder in der Klasse' })).toContainText('Zoë Groß')
  const { rows } = await founder.api.call(schoolClassRoutes.listSchoolClasses)
  expect(rows).toMatchObject([{ name: '3a', studentCount: 3 }])
})
