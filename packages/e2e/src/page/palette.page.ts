import { expect, type Locator, type Page } from '@playwright/test'

/** The command palette, opened by Ctrl-K. */
export class PalettePage {
  readonly dialog: Locator
  readonly field: Locator
  readonly options: Locator

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Seiten, Klassen, Kinder und Aktionen suchen' })
    this.field = this.dialog.getByRole('combobox')
    this.options = this.dialog.getByRole('option')
  }

  async open(): Promise<void> {
    // A palette that is still closing would receive the input.
    await this.dialog.waitFor({ state: 'detached' })
    // Keys pressed while a page is loading are lost.
    await this.page.getByRole('banner').getByRole('button', { name: 'Suchen' }).waitFor()
    await this.page.keyboard.press('Control+k')
    await expect(this.field).toBeFocused()
  }

  /** Types a query and opens the first result, by keyboard alone. */
  async take(query: string, first: string | RegExp): Promise<void> {
    await this.open()
    await this.page.keyboard.type(query)
    await this.options.first().filter({ hasText: first }).waitFor()
    await this.page.keyboard.press('Enter')
  }
}
