import type { Locator, Page } from '@playwright/test'
import { mouse, type UserInput } from '../fixture/input/user-input'
import type { Person } from '../person'

/** The sign-in page, `/auth/login`. */
export class LoginPage {
  readonly address: Locator
  readonly password: Locator
  readonly submit: Locator
  readonly heading: Locator

  constructor(
    private readonly page: Page,
    private readonly input: UserInput = mouse,
  ) {
    this.address = page.getByRole('textbox', { name: 'E-Mail-Adresse' })
    this.password = page.getByLabel('Passwort', { exact: true })
    this.submit = page.getByRole('button', { name: 'Anmelden' })
    this.heading = page.getByRole('heading', { level: 1, name: 'Anmelden' })
  }

  async open(): Promise<void> {
    await this.page.goto('/auth/login')
  }

  async signIn({ address, password }: Person): Promise<void> {
    await this.input.write(this.address, address)
    await this.input.write(this.password, password)
    await this.input.press(this.submit)
  }

  message(text: string | RegExp): Locator {
    return this.page.getByRole('main').getByText(text)
  }
}
