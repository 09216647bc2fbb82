import type { Locator, Page } from '@playwright/test'

/** The pages of one student, `/class/{id}/student/{studentId}` and below. */
export class ChildPage {
  /** A line for each subject. */
  readonly subjects: Locator

  constructor(private readonly page: Page) {
    this.subjects = page.getByRole('region', { name: 'Nach Fächern' })
  }

  async open(classId: string, studentId: string): Promise<void> {
    await this.page.goto(`/class/${classId}/student/${studentId}`)
    await this.subjects.waitFor()
  }

  async openTimeline(classId: string, studentId: string): Promise<void> {
    await this.page.goto(`/class/${classId}/student/${studentId}/timeline`)
    await this.page.getByRole('search', { name: 'Auswahl der Beobachtungen' }).waitFor()
  }

  /** From another page of the same student. */
  async showTimeline(): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: 'Beobachtungen', exact: true }).click()
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
