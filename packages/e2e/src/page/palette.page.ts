import { expect, type Locator, type Page } from '@playwright/test'

/** The search over everything, opened by Ctrl-K. */
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
    // One that is still closing would take what is typed.
    await this.dialog.waitFor({ state: 'detached' })
    // Keys that are pressed while the page is on its way reach nobody.
    await this.page.getByRole('banner').getByRole('button', { name: 'Suchen' }).waitFor()
    await this.page.keyboard.press('Control+k')
    await expect(this.field).toBeFocused()
  }

  /** Types and takes what stands first, by keyboard alone. */
  async take(query: string, first: string | RegExp): Promise<void> {
    await this.open()
    await this.page.keyboard.type(query)
    await this.options.first().filter({ hasText: first }).waitFor()
    await this.page.keyboard.press('Enter')
  }
}
