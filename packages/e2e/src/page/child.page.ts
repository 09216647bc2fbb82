import type { Locator, Page } from '@playwright/test'

/** The page of one child, `/class/{id}/student/{studentId}`. */
export class ChildPage {
  /** Strengths and gaps, a card a subject. */
  readonly standing: Locator

  constructor(private readonly page: Page) {
    this.standing = page.getByRole('region', { name: 'Stärken und Lücken' })
  }

  async open(classId: string, studentId: string): Promise<void> {
    await this.page.goto(`/class/${classId}/student/${studentId}`)
    await this.standing.waitFor()
  }

  /** Entries of the timeline that say something. */
  entry(text: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: text })
  }

  /** Takes the entry of a competence away; it can be taken back. */
  async deleteEntry(text: string): Promise<void> {
    await this.entry(text)
      .getByRole('button', { name: /^Beobachtung löschen/ })
      .click()
  }
}
