import { expect, type Locator, type Page } from '@playwright/test'
import { FramePage } from '../frame.page'

/** The import of a list of names into the school, in the sheet that adds children. */
export class StudentImportPage {
  readonly sheet: Locator
  /** Which of the names is the first one. */
  readonly question: Locator
  readonly read: Locator
  /** The newest of the latest imports. */
  readonly newest: Locator

  constructor(private readonly page: Page) {
    this.sheet = page.getByRole('dialog')
    this.question = this.sheet.getByRole('radiogroup', { name: 'Was ist hier der Vorname?' })
    this.read = this.sheet.getByRole('table', { name: 'So werden die Namen gelesen' })
    this.newest = this.sheet.getByRole('list', { name: 'Letzte Importe' }).getByRole('listitem').first()
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Kinder hinzufügen' }).first().click()
    await this.sheet.getByRole('radio', { name: 'Namensliste' }).click()
  }

  async choose(name: string, buffer: Buffer): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.sheet.getByRole('button', { name: 'Datei wählen (Excel, CSV, ZIP)' }).click()
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer })
  }

  /** Answers the question for the first name. */
  async answer(names: RegExp): Promise<void> {
    await this.question.getByRole('radio', { name: names }).click()
  }

  /** Creates a class for a class name of the list. */
  async makeClass(name: string): Promise<void> {
    await this.sheet.getByRole('combobox', { name: `Was „${name}“ ist` }).click()
    await this.page.getByRole('option', { name: 'Neue Klasse anlegen' }).click()
  }

  /** Says that the list is of the coming year rather than of the present one. */
  async makeInComingYear(): Promise<void> {
    const years = this.sheet.getByRole('radiogroup', { name: 'Für welches Schuljahr ist die Liste?' })
    await expect(years.getByRole('radio')).toHaveCount(2)
    await years.getByRole('radio').last().check()
  }

  async take(count: number): Promise<void> {
    await this.sheet.getByRole('button', { name: `${count} Kinder übernehmen` }).click()
    await new FramePage(this.page).expectNotified(`${count} Kinder übernommen`)
  }

  /** Undoes the newest import. */
  async takeBack(): Promise<void> {
    await this.newest.getByRole('button', { name: /zurücknehmen$/ }).click()
    await this.page.getByRole('button', { name: 'Zurücknehmen', exact: true }).click()
    await expect(this.newest).toContainText('zurückgenommen')
  }
}
