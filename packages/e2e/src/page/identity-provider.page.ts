import type { Page } from '@playwright/test'
import { type Hand, mouse } from '../fixture/hand/hand'

/** The pages of the identity provider that the instance is given for the specs. */
export class IdentityProviderPage {
  constructor(
    private readonly page: Page,
    private readonly hand: Hand = mouse,
  ) {}

  /** Signs in there as whoever has the address; any password will do. */
  async signIn(address: string): Promise<void> {
    await this.hand.write(this.page.getByPlaceholder('Enter any login'), address)
    await this.hand.write(this.page.getByPlaceholder('and password'), 'anything')
    await this.hand.press(this.page.getByRole('button', { name: 'Sign-in' }))
  }

  async cancel(): Promise<void> {
    await this.hand.press(this.page.getByRole('link', { name: 'Cancel' }))
  }
}
