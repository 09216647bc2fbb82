import type { Locator, Page } from '@playwright/test'

/** The card shown for an area that could not be loaded. */
export class AreaCardPage {
  readonly card: Locator
  readonly retry: Locator

  constructor(page: Page, area: 'Beobachten und Berichte' | 'Schulverwaltung' | 'Anbieter') {
    this.card = page.getByRole('alert').filter({ hasText: new RegExp(`${area}.? ist gerade nicht erreichbar`) })
    this.retry = this.card.getByRole('button', { name: 'Noch einmal versuchen' })
  }
}
