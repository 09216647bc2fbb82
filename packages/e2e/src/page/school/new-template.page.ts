import type { Page } from '@playwright/test'

/** Writes a template of the school in its list, `/school/{id}/settings/schoolSubjectTemplates`, up to the last button. */
export const writeTemplate = async (page: Page, name: string, contents: string, schoolLevel: string): Promise<void> => {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Eigene Vorlage anlegen' }).click()
  await main.getByRole('textbox', { name: 'Name des Fachs' }).fill(name)
  await main.getByRole('textbox', { name: 'Bereiche und Kompetenzen' }).fill(contents)
  await main.getByRole('combobox', { name: 'Schulstufe' }).click()
  await page.getByRole('option', { name: schoolLevel }).click()
}
