import type { Locator, Page } from '@playwright/test'

/** The observation form, `/class/{id}/observe`. */
export class ObservationPage {
  readonly competence: Locator
  readonly note: Locator
  readonly save: Locator
  readonly failure: Locator
  /** The level groups of all students. */
  readonly children: Locator
  /** The subjects; without `openSubjects`, only where the page itself shows them. */
  readonly subjects: Locator
  /** Says assessment and day, and opens them; on phones only. */
  readonly details: Locator
  /** Competences observed last, in their order on the page. */
  readonly recent: Locator

  constructor(private readonly page: Page) {
    this.competence = page.getByRole('button', { name: 'Kompetenz', exact: true })
    this.note = page.getByRole('textbox', { name: /^Notiz/ })
    this.save = page.getByRole('button', { name: /Beobachtung(en)? speichern$/ })
    this.failure = page.getByRole('status').filter({ hasText: 'Noch nicht gespeichert.' })
    this.children = page
      .getByRole('main')
      .getByRole('radiogroup')
      .and(page.locator(':not([aria-label="Fach"], [aria-label="Darstellung"])'))
    this.details = page.getByRole('button', { name: /^Bewertung und Tag/ })
    this.subjects = page.getByRole('radiogroup', { name: 'Fach' }).getByRole('radio')
    this.recent = page.getByRole('group', { name: 'Zuletzt beobachtet' }).getByRole('button')
  }

  async open(classId: string): Promise<void> {
    await this.page.goto(`/class/${classId}/observe`)
    await this.competence.waitFor()
  }

  /** Opens the panel of subjects and competences; Escape closes it. */
  async openSubjects(): Promise<void> {
    await this.competence.click()
    await this.subjects.first().waitFor()
  }

  /** Leaves the page with the subject chosen. Release 0.1.0 shows the subjects on the page itself. */
  async chooseSubject(name: string): Promise<void> {
    const subject = this.page.getByRole('radiogroup', { name: 'Fach' }).getByRole('radio', { name })
    const isOnPage = await subject.isVisible()
    if (!isOnPage) await this.openSubjects()
    await subject.click()
    if (isOnPage) return
    await this.page.keyboard.press('Escape')
    await subject.waitFor({ state: 'hidden' })
  }

  async chooseCompetence(description: string): Promise<void> {
    await this.competence.click()
    await this.page.getByRole('combobox', { name: 'Kompetenz suchen' }).fill(description)
    await this.page.getByRole('option', { name: description }).click()
  }

  child(name: string): Locator {
    return this.page.getByRole('radiogroup', { name, exact: true })
  }

  /** The row of a student. */
  row(name: string): Locator {
    return this.page.locator('[data-student]').filter({ has: this.child(name) })
  }

  /** The button that unfolds note and photo of a student. */
  noteButton(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}: Notiz und Foto`) })
  }

  /** The note of a student, once it is unfolded. */
  noteOf(name: string): Locator {
    return this.page.getByRole('textbox', { name: `${name}: Notiz` })
  }

  /** The button of a level for a student. */
  level(child: string, label: string): Locator {
    return this.child(child).getByRole('radio', { name: label, exact: true })
  }

  /** "Für alle:" sets one level for all students. */
  async chooseForAll(label: string): Promise<void> {
    await this.page.getByRole('button', { name: `Für alle: ${label}` }).click()
  }
}
