import { expect, type Locator, type Page } from '@playwright/test'

/** School years, and the roll-over of classes into the next. */
export class RollOverPage {
  private readonly main: Locator
  readonly newYear: Locator
  readonly preview: Locator
  /** What was taken over, newest first. */
  readonly made: Locator

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main')
    this.newYear = this.main.getByRole('form', { name: 'Neues Schuljahr' })
    this.preview = this.main.getByRole('region', { name: 'Vorschau' })
    this.made = this.main.getByRole('region', { name: 'Übernommene Klassen' }).getByRole('listitem')
  }

  async open(schoolId: string): Promise<void> {
    await this.page.goto(`/school/${schoolId}/settings/schoolYears`)
  }

  /** Opens the preparation of the next year from the list of school years. */
  async prepare(): Promise<void> {
    await this.main.getByRole('link', { name: 'Neues Schuljahr vorbereiten' }).click()
  }

  /** Creates the proposed year. */
  async makeYear(): Promise<void> {
    await expect(this.newYear.getByLabel('Beginn des Schuljahrs')).not.toHaveValue('')
    await this.newYear.getByRole('button', { name: 'Anlegen' }).click()
  }

  /** What becomes of a class. */
  line(name: string): Locator {
    return this.main.getByRole('listitem', { name: `Klasse ${name}` })
  }

  /** A figure of the preview. */
  figure(label: string): Locator {
    return this.preview.locator('dl > div', { hasText: label })
  }

  async count(): Promise<void> {
    await this.main.getByRole('button', { name: 'Vorschau zeigen' }).click()
  }

  async carryOut(classes: number): Promise<void> {
    await this.main.getByRole('button', { name: new RegExp(`^${classes} Klassen ins Schuljahr`) }).click()
    await expect(this.main.getByRole('heading', { level: 1, name: 'Schuljahre' })).toBeVisible()
  }

  /** Undoes the newest roll-over as a whole. */
  async undo(): Promise<void> {
    await this.made.first().getByRole('button', { name: 'Rückgängig machen' }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Rückgängig machen' }).click()
    await expect(this.made.first().getByText('rückgängig gemacht')).toBeVisible()
  }
}
