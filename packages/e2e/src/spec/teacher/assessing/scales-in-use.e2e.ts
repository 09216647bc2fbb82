import { expect, test } from '../../../fixture/test'
import { ScalesPage } from '../../../page/scales.page'

test('a scale in use says before what may change, and keeps its levels', async ({ page, class3a }) => {
  const scales = new ScalesPage(page)
  await page.goto(`/class/${class3a.id}/settings/performanceVisual`)
  await page.getByRole('link', { name: 'Smileys bearbeiten' }).click()
  await expect(page.getByText(/^In Gebrauch: \d+ Leistungsbewertungen, [\d.]+ Einträge/)).toBeVisible()
  await expect(scales.levels).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Skala löschen' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Mehr zu gelingt gut' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Nach oben', 'Nach unten'])
})
