import type { Page } from '@playwright/test'

/** The pages of the identity provider that the instance is given for the specs. */
export class IdentityProviderPage {
  constructor(private readonly page: Page) {}

  /** Signs in there as whoever has the address; any password will do. */
  async signIn(address: string): Promise<void> {
    await this.page.getByPlaceholder('Enter any login').fill(address)
    await this.page.getByPlaceholder('and password').fill('anything')
    await this.page.getByRole('button', { name: 'Sign-in' }).click()
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('link', { name: 'Cancel' }).click()
  }
}
