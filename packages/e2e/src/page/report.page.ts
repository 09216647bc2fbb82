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
    this.checklist = page.getByRole('dialog', { name: 'Ist alles da?' })
    this.general = page.getByRole('textbox', { name: 'Bemerkung zum Kind' })
  }

  section(name: string): Locator {
    return this.sections.getByRole('button', { name })
  }

  comment(subject: string): Locator {
    return this.page.getByRole('textbox', { name: `Bemerkung zu ${subject}` })
  }

  /** The row of a competence: proposal and decision side by side. */
  competence(description: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.decision(description) })
  }

  /** The levels to choose from for a competence. */
  decision(description: string): Locator {
    return this.page.getByRole('radiogroup', { name: `Entscheidung: ${description}` })
  }

  /** The question before a report is final. */
  lastQuestion(child: string): Locator {
    return this.page.getByRole('alertdialog', { name: `Bericht von ${child} abschließen?` })
  }

  async downloadPdf(): Promise<Download> {
    // To set a report takes a busy machine long.
    const download = this.page.waitForEvent('download', { timeout: 60_000 })
    await this.page.getByRole('button', { name: 'PDF laden' }).click()
    return download
  }
}
