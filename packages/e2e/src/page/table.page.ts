import type { Locator, Page } from '@playwright/test'

/** Tables of many rows: classes and students of a school, schools of the provider. */
export class TablePage {
  readonly table: Locator
  readonly search: Locator
  readonly download: Locator

  constructor(
    private readonly page: Page,
    kind: 'Berichte aller Klassen' | 'Klassen der Schule' | 'Kinder' | 'Kinder der Schule' | 'Schulen',
  ) {
    this.table = page.getByRole('table', { name: kind })
    this.search = page.getByRole('searchbox', { name: /suchen$/ })
    this.download = page.getByRole('button', { name: 'Als Excel-Datei herunterladen' })
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ hasText: name })
  }

  /** Names of all rows, in the displayed order. */
  names(): Locator {
    return this.table.getByRole('rowheader')
  }

  /** Chooses rows by their names. */
  async choose(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.table.getByRole('checkbox', { name: `${name} wählen`, exact: true }).click()
  }

  /** Hides a column, or shows it again. */
  async toggleColumn(column: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Spalten wählen' }).click()
    await this.page.getByRole('menuitemcheckbox', { name: column }).click()
    await this.page.keyboard.press('Escape')
  }

  async sortBy(column: string): Promise<void> {
    await this.table.getByRole('columnheader', { name: column }).getByRole('button').click()
  }
}
