import { expect, type Locator, type Page } from '@playwright/test'
import { FramePage } from '../frame.page'

/** People of a school and their rights. */
export class PeoplePage {
  readonly sheet: Locator

  constructor(private readonly page: Page) {
    this.sheet = page.getByRole('dialog')
  }

  async open(schoolId: string): Promise<void> {
    await this.page.goto(`/school/${schoolId}/settings/user`)
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name })
  }

  /** Invites people as members by addresses in a text. */
  async invite(text: string, count: number): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Einladen' }).click()
    await this.sheet.getByRole('textbox').fill(text)
    await this.sheet.getByRole('button', { name: `${count} Personen einladen` }).click()
    await new FramePage(this.page).expectNotified(`${count} Einladungen verschickt`)
  }

  async withdraw(name: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: /^Aktionen für/ })
      .click()
    await this.page.getByRole('menuitem', { name: 'Einladung zurückziehen' }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click()
    await expect(this.row(name)).toHaveCount(0)
  }

  async showRights(): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Personen und Rechte' })
      .getByRole('link', { name: 'Rechte' })
      .click()
    await expect(new FramePage(this.page).heading('Rechte')).toBeVisible()
  }

  /** Opens the sheet that gives rights, with people without a class already chosen. */
  async grantWaiting(): Promise<void> {
    const main = this.page.getByRole('main')
    await expect(main.getByText(/noch keine Klasse/)).toBeVisible()
    await main.getByRole('button', { name: 'Rechte vergeben' }).last().click()
  }
}
