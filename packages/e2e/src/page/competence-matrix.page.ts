import type { Locator, Page } from '@playwright/test'

/** The skills matrix of a class, `/class/{id}/skills`. */
export class CompetenceMatrixPage {
  readonly grid: Locator
  readonly subject: Locator
  readonly observe: Locator

  constructor(private readonly page: Page) {
    this.grid = page.getByRole('grid')
    this.subject = page.getByRole('combobox', { name: 'Fach' })
    this.observe = page.getByRole('main').getByRole('link', { name: 'Beobachten' })
  }

  async open(classId: string): Promise<void> {
    await this.page.goto(`/class/${classId}/skills`)
    await this.grid.waitFor()
  }

  async chooseSubject(name: string): Promise<void> {
    await this.subject.click()
    await this.page.getByRole('option', { name }).click()
    await this.page.getByRole('grid', { name: `Kompetenzen in ${name}` }).waitFor()
  }

  /** The cell of a student and a competence. */
  async cell(child: string, competence: string): Promise<Locator> {
    const header = this.grid.getByRole('columnheader', { name: competence })
    const column = await header.getAttribute('aria-colindex')
    return this.grid
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: child }) })
      .locator(`[aria-colindex="${column}"]`)
  }

  /** What the open cell shows inline: levels, note and entries. */
  entriesOf(child: string): Locator {
    return this.page.getByRole('dialog', { name: child })
  }
}
