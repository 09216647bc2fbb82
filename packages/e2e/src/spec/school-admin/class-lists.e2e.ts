import { expectAccessible, wide } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/test'

test.describe('the head of a school', () => {
  test.use({ person: 'head' })

  test('downloads the lists of all classes as one PDF or one spreadsheet', async ({ page, class3a }) => {
    await page.goto(`/school/${class3a.tenantId}/settings/classes`)
    const dialog = page.getByRole('dialog', { name: 'Klassenlisten' })
    const save = async (form: RegExp) => {
      await page.getByRole('button', { name: 'Klassenlisten' }).click()
      await dialog.getByRole('radio', { name: form }).click()
      const download = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Herunterladen' }).click()
      return (await download).suggestedFilename()
    }
    await page.getByRole('button', { name: 'Klassenlisten' }).click()
    await expectAccessible(page, 'the lists of all classes', { themes: ['light', 'dark'], size: wide })
    await page.keyboard.press('Escape')
    expect(await save(/^PDF zum Drucken/)).toBe('Klassenlisten.pdf')
    await expect(dialog).toBeHidden()
    expect(await save(/^Excel-Datei/)).toBe('Klassenlisten.xlsx')
  })
})
