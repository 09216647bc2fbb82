import type { Locator, Page } from '@playwright/test'

/** The statistics of a class, `/class/{id}/statistics`. */
export class StatisticsPage {
  readonly tabs: Locator
  /** The sheet that answers why a level is what it is. */
  readonly reason: Locator

  constructor(private readonly page: Page) {
    this.tabs = page.getByRole('tab')
    this.reason = page.getByRole('dialog', { name: 'Warum dieser Wert?' })
  }

  /** A figure by its title. */
  figure(title: string): Locator {
    return this.page.getByRole('figure').filter({ hasText: title })
  }

  /** Sets a filter, and waits for its figures. */
  async choose(filter: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: filter, exact: true }).click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
    await this.page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  }

  /** Presses a button and gives the name of the file that is downloaded, and its first bytes. */
  async download(name: RegExp): Promise<{ name: string; start: string }> {
    const coming = this.page.waitForEvent('download')
    await this.page.getByRole('button', { name }).click()
    const file = await coming
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    return { name: file.suggestedFilename(), start: Buffer.concat(chunks).subarray(1, 4).toString('latin1') }
  }
}
