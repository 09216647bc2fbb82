import type { Download, Locator, Page } from '@playwright/test'

interface Batch {
  readonly name: string
  readonly groupName: string
  /** Number of students in the class. */
  readonly children: number
}

/** Reports of a class, `/class/{id}/reports`, and the sheet that creates them. */
export class ReportsPage {
  readonly create: Locator
  readonly sheet: Locator

  constructor(private readonly page: Page) {
    this.create = page.getByRole('main').getByRole('button', { name: 'Berichte erstellen' }).first()
    this.sheet = page.getByRole('dialog', { name: 'Berichte erstellen' })
  }

  async open(classId: string): Promise<void> {
    await this.page.goto(`/class/${classId}/reports`)
  }

  /** Creates a report for every student, in a new group. */
  async createForAll({ name, groupName, children }: Batch): Promise<void> {
    await this.create.click()
    await this.sheet.getByRole('textbox', { name: 'Name der Berichte' }).fill(name)
    await this.sheet.getByRole('combobox', { name: /^Gruppe/ }).click()
    await this.page.getByRole('option', { name: 'Neue Gruppe' }).click()
    await this.sheet.getByRole('textbox', { name: 'Name der Gruppe' }).fill(groupName)
    await this.submit(children).click()
    await this.confirmSecondSet()
  }

  /** Where there are reports for the period already, the page asks first. */
  async confirmSecondSet(): Promise<void> {
    const second = this.page.getByRole('alertdialog').getByRole('button', { name: 'Zweiten Satz erstellen' })
    const isCreated = this.sheet.waitFor({ state: 'hidden' }).then(() => false)
    const isRequested = second.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
    if (await Promise.race([isRequested, isCreated.catch(() => false)])) await second.click()
  }

  /** Button that creates that many reports. */
  submit(children: number): Locator {
    return this.sheet.getByRole('button', { name: `${children} Berichte erstellen` })
  }

  /** The reports of a group in the overview. */
  group(name: string): Locator {
    return this.page.getByRole('region', { name })
  }

  /** Link to a group, or to the report of a student. */
  link(name: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name, exact: true })
  }

  /** Selects all reports of the list, requests them as a file, and returns the dialog. */
  async askForChosen(count: number): Promise<Locator> {
    await this.page.getByRole('checkbox', { name: 'Alle wählen' }).click()
    await this.page.getByRole('region', { name: 'Gewählte Berichte' }).getByRole('button', { name: 'Drucken' }).click()
    return this.page.getByRole('dialog', { name: `${count} Berichte als Datei` })
  }

  /** Selects all reports of the list and makes one PDF of them. */
  async printChosen(count: number): Promise<Download> {
    const dialog = await this.askForChosen(count)
    const download = this.page.waitForEvent('download', { timeout: 90_000 })
    await dialog.getByRole('button', { name: 'Erstellen' }).click()
    return download
  }
}
