import type { Locator, Page } from '@playwright/test'
import { type Hand, mouse } from '../fixture/hand/hand'

/** The own account, `/profile`. */
export class ProfilePage {
  readonly choosePicture: Locator
  readonly removePicture: Locator
  readonly currentPassword: Locator
  readonly code: Locator

  constructor(
    private readonly page: Page,
    private readonly hand: Hand = mouse,
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

  part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  press(name: string | RegExp): Promise<void> {
    return this.hand.press(this.page.getByRole('button', { name, exact: typeof name === 'string' }))
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name })
  }
}
