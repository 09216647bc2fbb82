import type { Locator, Page } from '@playwright/test'

/** The scales of a class or of the school, and the editor of one of them. */
export class ScalesPage {
  readonly own: Locator
  readonly ofSchool: Locator
  readonly levels: Locator
  /** Dialog of the picture of a level. */
  readonly picture: Locator

  constructor(private readonly page: Page) {
    this.own = page.getByRole('list', { name: 'Skalen dieser Klasse' })
    this.ofSchool = page.getByRole('list', { name: 'Skalen der Schule' })
    this.levels = page.getByRole('list', { name: 'Stufen' }).getByRole('textbox')
    this.picture = page.getByRole('dialog')
  }

  /** Creates a scale from a built-in one, and opens it. */
  async make(preset: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Neue Skala' }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: preset }).click()
    await this.levels.first().waitFor()
  }

  level(index: number): Locator {
    return this.page.getByRole('textbox', { name: `Name der Stufe ${index}` })
  }

  /** The grip that moves a level. */
  grip(label: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${label} verschieben`) })
  }

  /** Activates an item of the menu of a level. */
  async choose(label: string, item: string): Promise<void> {
    await this.page.getByRole('button', { name: `Mehr zu ${label}` }).click()
    await this.page.getByRole('menuitem', { name: item }).click()
  }

  async openPicture(label: string): Promise<void> {
    await this.page.getByRole('button', { name: `Bild von ${label} ändern` }).click()
  }
}
