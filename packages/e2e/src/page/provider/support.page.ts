import type { Locator, Page } from '@playwright/test'
import { FramePage } from '../frame.page'

/** The provider's pages of people, `/provider/user`, and of one person. */
export class SupportPage {
  readonly problems: Locator
  readonly mails: Locator
  readonly people: Locator

  constructor(private readonly page: Page) {
    this.problems = page.getByRole('list', { name: 'Warum die Person nicht hineinkommt' })
    this.mails = page.getByRole('table', { name: /^E-Mails an/ })
    this.people = page.getByRole('table', { name: 'Personen' })
  }

  /** Opens the list from wherever the person is, and searches. */
  async search(words: string): Promise<void> {
    await new FramePage(this.page).follow('Personen')
    await this.page.getByRole('searchbox', { name: 'Name oder Adresse suchen' }).fill(words)
  }

  async open(address: string): Promise<void> {
    await this.search(address)
    await this.people.getByRole('row').filter({ hasText: address }).getByRole('link').click()
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true })
  }
}
