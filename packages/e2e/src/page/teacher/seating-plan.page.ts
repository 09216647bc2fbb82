import type { Locator, Page } from '@playwright/test'

/** The seating plan within the page for observing. */
export class SeatingPlanPage {
  readonly arrange: Locator
  readonly rows: Locator
  readonly save: Locator
  readonly rearrange: Locator

  constructor(private readonly page: Page) {
    this.arrange = page.getByRole('button', { name: 'Sitzplan anlegen' })
    this.rows = page.getByRole('button', { name: 'Tischreihen aufstellen' })
    this.save = page.getByRole('button', { name: 'Sitzplan speichern' })
    this.rearrange = page.getByRole('button', { name: 'Plätze ändern' })
  }

  /** Shows the plan instead of the list. */
  async show(): Promise<void> {
    await this.page.getByRole('radio', { name: 'Sitzplan' }).click()
  }

  /** A child while desks are arranged. */
  placeStudent(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** A desk while the class is observed; its name continues with the choice. */
  desk(name: string): Locator {
    const plan = this.page.getByRole('group', { name: 'Sitzplan' })
    return plan.getByRole('button', { name: new RegExp(`^${name}(:|$)`) })
  }
}
