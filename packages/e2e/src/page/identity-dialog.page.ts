import { expect, type Locator, type Page } from '@playwright/test'

/** The dialog that asks once more who sits there, before what could harm most. */
export class IdentityDialog {
  readonly dialog: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Sind Sie es?' })
  }

  async give(password: string): Promise<void> {
    await this.dialog.getByLabel('Passwort', { exact: true }).fill(password)
    await this.dialog.getByRole('button', { name: 'Bestätigen' }).click()
  }

  /** Confirms if the dialog comes before what is expected; other specs may have confirmed the same session. */
  async giveIfRequested(password: string, outcome: Locator): Promise<void> {
    await expect(this.dialog.or(outcome).first()).toBeVisible()
    if (await this.dialog.isVisible()) await this.give(password)
  }
}
