import type { Locator, Page } from '@playwright/test'
import { mouse, type UserInput } from '../fixture/input/user-input'

/** Pages outside the frame: sign-in, registration, links of mails, invitations. */
export class PlainPage {
  readonly address: Locator
  readonly newPassword: Locator
  readonly repeated: Locator
  readonly consent: Locator
  readonly code: Locator
  /** The two digits that the waiting page and the page of the link show. */
  readonly number: Locator

  constructor(
    private readonly page: Page,
    private readonly input: UserInput = mouse,
  ) {
    this.address = page.getByRole('textbox', { name: 'E-Mail-Adresse' })
    this.newPassword = page.getByLabel('Neues Passwort', { exact: true })
    this.repeated = page.getByLabel('Passwort wiederholen', { exact: true })
    this.consent = page.getByRole('checkbox', { name: /^Ich stimme/ })
    this.number = page.getByRole('main').getByText(/^\d\d$/)
    this.code = page.getByRole('textbox', { name: 'Einladungscode' })
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name })
  }

  message(text: string | RegExp): Locator {
    return this.page.getByRole('main').getByText(text)
  }

  /** What a list of terms says of one. */
  fact(term: string): Locator {
    return this.page.getByRole('main').getByText(term, { exact: true }).locator('xpath=following-sibling::dd')
  }

  async press(name: string): Promise<void> {
    await this.input.press(this.page.getByRole('main').getByRole('button', { name, exact: true }))
  }

  async follow(name: string): Promise<void> {
    await this.input.press(this.page.getByRole('main').getByRole('link', { name, exact: true }))
  }

  /** Fills in the registration; the address only if it is not prefilled. */
  async register({ address, firstName, lastName }: { address: string; firstName: string; lastName: string }) {
    await this.input.write(this.page.getByRole('textbox', { name: 'Vorname' }), firstName)
    await this.input.write(this.page.getByRole('textbox', { name: 'Nachname' }), lastName)
    await this.input.write(this.address, address)
    if (!(await this.consent.isChecked())) await this.input.press(this.consent)
    await this.press('Konto anlegen')
  }

  /** Sets a password, typed twice. */
  async choosePassword(password: string, submit: string): Promise<void> {
    await this.input.write(this.newPassword, password)
    await this.input.write(this.repeated, password)
    await this.press(submit)
  }
}
