import type { Locator, Page } from '@playwright/test'

/** Tables of those who lead: classes of a school, schools of the provider. */
export class TablePage {
  readonly table: Locator
  readonly search: Locator

  constructor(page: Page, kind: 'Klassen der Schule' | 'Schulen') {
    this.table = page.getByRole('table', { name: kind })
    this.search = page.getByRole('searchbox', { name: /suchen$/ })
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ hasText: name })
  }

  /** Names of all rows, in the order shown. */
  names(): Locator {
    return this.table.getByRole('rowheader')
  }

  async sortBy(column: string): Promise<void> {
    await this.table.getByRole('columnheader', { name: column }).getByRole('button').click()
  }
}
