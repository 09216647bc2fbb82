import type { Locator, Page } from '@playwright/test'

/** The page of one student, `/class/{id}/student/{studentId}`. */
export class ChildPage {
  /** Strengths and gaps, one card per subject. */
  readonly standing: Locator

  constructor(private readonly page: Page) {
    this.standing = page.getByRole('region', { name: 'Stärken und Lücken' })
  }

  async open(classId: string, studentId: string): Promise<void> {
    await this.page.goto(`/class/${classId}/student/${studentId}`)
    await this.standing.waitFor()
  }

  /** Entries of the timeline that contain a text. */
  entry(text: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: text })
  }

  /** Deletes the entry of a competence, which can be undone. */
  async deleteEntry(text: string): Promise<void> {
    await this.entry(text)
      .getByRole('button', { name: /^Beobachtung löschen/ })
      .click()
  }
}
