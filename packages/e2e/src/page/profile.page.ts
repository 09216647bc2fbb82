import type { Locator, Page } from '@playwright/test'
import { mouse, type UserInput } from '../fixture/input/user-input'

/** The user's account, `/profile`. */
export class ProfilePage {
  readonly choosePicture: Locator
  readonly removePicture: Locator
  readonly currentPassword: Locator
  readonly code: Locator

  constructor(
    private readonly page: Page,
    private readonly input: UserInput = mouse,
  ) {
    this.choosePicture = page.locator('input[type=file]')
    this.removePicture = page.getByRole('button', { name: 'Bild entfernen' })
    this.currentPassword = page.getByLabel('Derzeitiges Passwort')
    this.code = page.getByRole('textbox', { name: 'Code', exact: true })
  }

  async open(): Promise<void> {
    await this.page.goto('/profile')
    await this.page.getByRole('heading', { level: 1, name: 'Mein Konto' }).waitFor()
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  press(name: string | RegExp): Promise<void> {
    return this.input.press(this.page.getByRole('button', { name, exact: typeof name === 'string' }))
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name })
  }
}
