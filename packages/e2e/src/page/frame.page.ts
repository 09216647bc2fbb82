import type { Locator, Page } from '@playwright/test'

/** What stands around every page: navigation, save status, toasts, account. */
export class FramePage {
  readonly navigation: Locator
  readonly toasts: Locator
  readonly account: Locator
  readonly bell: Locator
  /** The list that the bell opens. */
  readonly notifications: Locator
  readonly help: Locator

  constructor(private readonly page: Page) {
    this.navigation = page.getByRole('navigation', { name: /^(Hauptnavigation|Main navigation)$/ })
    this.toasts = page.getByRole('region', { name: 'Meldungen' })
    this.account = page.getByRole('button', { name: /^(Konto von|Account of)/ })
    this.bell = page.getByRole('button', { name: /^Mitteilungen/ })
    this.notifications = page.getByRole('dialog', { name: 'Mitteilungen' })
    this.help = page.getByRole('dialog', { name: 'Hilfe und Feedback' })
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 1, name })
  }

  /** Goes to a page by the navigation. */
  async follow(name: string): Promise<void> {
    await this.navigation.getByRole('link', { name, exact: true }).click()
  }

  /** Opens the account menu and takes one of its entries. */
  async choose(name: string | RegExp): Promise<void> {
    await this.account.click()
    await this.page
      .getByRole('menu')
      .getByRole(/^(Abmelden|Sign out)$/.test(String(name)) ? 'menuitem' : 'menuitemradio', { name })
      .click()
  }

  async undo(): Promise<void> {
    await this.toasts.getByRole('button', { name: 'Rückgängig' }).click()
  }
}
