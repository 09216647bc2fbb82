import type { Page } from '@playwright/test'
import { mouse, type UserInput } from '../fixture/input/user-input'

/** The sign-in pages of the instance's test identity provider. */
export class IdentityProviderPage {
  constructor(
    private readonly page: Page,
    private readonly input: UserInput = mouse,
  ) {}

  /** Signs in with the address; any password is accepted. */
  async signIn(address: string): Promise<void> {
    await this.input.write(this.page.getByPlaceholder('Enter any login'), address)
    await this.input.write(this.page.getByPlaceholder('and password'), 'anything')
    await this.input.press(this.page.getByRole('button', { name: 'Sign-in' }))
  }

  async cancel(): Promise<void> {
    await this.input.press(this.page.getByRole('link', { name: 'Cancel' }))
  }
}
