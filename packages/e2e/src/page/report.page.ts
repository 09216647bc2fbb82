import type { Download, Locator, Page } from '@playwright/test'

/** The editor of one report, `/class/{id}/reports/single/{reportId}`. */
export class ReportPage {
  readonly sections: Locator
  readonly completeSubject: Locator
  readonly complete: Locator
  readonly checklist: Locator
  readonly general: Locator

  constructor(private readonly page: Page) {
    this.sections = page.getByRole('navigation', { name: 'Teile des Berichts' })
    this.completeSubject = page.getByRole('button', { name: 'Fach abschließen' })
    this.complete = page.getByRole('button', { name: 'Bericht abschließen' })
    this.checklist = page.getByRole('dialog', { name: /abschließen\?$/ })
    this.general = page.getByRole('textbox', { name: 'Bemerkung zum Kind' })
  }

  section(name: string): Locator {
    return this.sections.getByRole('button', { name })
  }

  comment(subject: string): Locator {
    return this.page.getByRole('textbox', { name: `Bemerkung zu ${subject}` })
  }

  /** The row of a competence with proposal and decision. */
  competence(description: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.decision(description) })
  }

  /** Buttons for the levels of a competence. */
  decision(description: string): Locator {
    return this.page.getByRole('radiogroup', { name: `Entscheidung: ${description}` })
  }

  downloadPdf(): Promise<Download> {
    return this.downloadBy('PDF laden')
  }

  /** The report as a page to read. */
  downloadPage(): Promise<Download> {
    return this.downloadBy('Als Seite lesen')
  }

  private async downloadBy(name: string): Promise<Download> {
    // Rendering a PDF takes long on a busy machine.
    const download = this.page.waitForEvent('download', { timeout: 60_000 })
    await this.page.getByRole('button', { name }).click()
    return download
  }
}
