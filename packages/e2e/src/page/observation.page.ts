import type { Locator, Page } from '@playwright/test'

/** The observation form, `/class/{id}/observe`. */
export class ObservationPage {
  readonly competence: Locator
  readonly note: Locator
  readonly save: Locator
  readonly failure: Locator
  /** The level groups of all students. */
  readonly children: Locator
  readonly subjects: Locator
  /** Unfolds the choice of what is observed, if it is collapsed to one line. */
  readonly details: Locator

  constructor(private readonly page: Page) {
    this.competence = page.getByRole('button', { name: 'Kompetenz', exact: true })
    this.note = page.getByRole('textbox', { name: /^Notiz/ })
    this.save = page.getByRole('button', { name: /Beobachtung(en)? speichern$/ })
    this.failure = page.getByRole('status').filter({ hasText: 'Noch nicht gespeichert.' })
    this.children = page
      .getByRole('main')
      .getByRole('radiogroup')
      .and(page.locator(':not([aria-label="Fach"], [aria-label="Darstellung"])'))
    this.details = page.getByRole('button', { name: 'Bewertung, Tag und Notiz' })
    this.subjects = page.getByRole('radiogroup', { name: 'Fach' }).getByRole('radio')
  }

  async open(classId: string): Promise<void> {
    await this.page.goto(`/class/${classId}/observe`)
    await this.competence.waitFor()
  }

  async chooseSubject(name: string): Promise<void> {
    await this.page.getByRole('radiogroup', { name: 'Fach' }).getByRole('radio', { name }).click()
  }

  async chooseCompetence(description: string): Promise<void> {
    await this.competence.click()
    await this.page.getByRole('combobox', { name: 'Kompetenz suchen' }).fill(description)
    await this.page.getByRole('option', { name: description }).click()
  }

  child(name: string): Locator {
    return this.page.getByRole('radiogroup', { name, exact: true })
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
