import type { Locator, Page } from '@playwright/test'
import { expectToast } from '../fixture/browser/toasts'
import { mouse, type UserInput } from '../fixture/input/user-input'

/** The frame of every page: navigation, save status, toasts, account. */
export class FramePage {
  readonly navigation: Locator
  readonly toasts: Locator
  readonly account: Locator
  readonly bell: Locator
  /** The list that the bell opens. */
  readonly notifications: Locator
  readonly help: Locator

  constructor(
    private readonly page: Page,
    private readonly input: UserInput = mouse,
  ) {
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

  /** Opens a page from the navigation. */
  async follow(name: string): Promise<void> {
    await this.input.press(this.navigation.getByRole('link', { name, exact: true }))
  }

  /** Opens the account menu and activates an item. */
  async choose(name: string | RegExp): Promise<void> {
    const role = /^(Abmelden|Sign out)$/.test(String(name)) ? 'menuitem' : 'menuitemradio'
    await this.input.press(this.account)
    await this.input.press(this.page.getByRole('menu').getByRole(role, { name }))
  }

  /** A toast with the text has appeared; it may have closed already. */
  expectNotified(text: string): Promise<void> {
    return expectToast(this.page, text)
  }

  /** Undoes the last change through the status line, which offers it ten seconds longer than a toast. */
  async undo(): Promise<void> {
    await this.input.press(this.page.getByRole('banner').getByRole('button', { name: 'Rückgängig' }))
  }
}
