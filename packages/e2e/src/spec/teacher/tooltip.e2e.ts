import type { Page } from '@playwright/test'
import { tabTo } from '../../fixture/keyboard'
import { expect, test } from '../../fixture/test'
import { ObservationPage } from '../../page/observation.page'

/** A closing tooltip may briefly overlap the next one. */
const visibleTooltip = (page: Page) => page.getByRole('tooltip').and(page.locator('[data-state$="-open"]'))

const allAt = (level: string) => ({ name: `Für alle: ${level}` })

test.beforeEach(async ({ page, class3a }) => {
  await new ObservationPage(page).open(class3a.id)
})

test('the pointer that stays on a button with only an icon sees what it does, and may go to the text', async ({
  page,
}) => {
  const tooltip = visibleTooltip(page)
  const [good, help] = ['gelingt gut', 'gelingt mit Hilfe'].map((level) => page.getByRole('button', allAt(level)))
  await good?.hover()
  await expect(tooltip).toHaveText('Für alle: gelingt gut')
  await help?.hover()
  await expect(tooltip).toHaveText('Für alle: gelingt mit Hilfe')
  const box = await tooltip.boundingBox()
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2, { steps: 10 })
  await expect(tooltip).toHaveText('Für alle: gelingt mit Hilfe')
  await page.mouse.move(box?.x ?? 0, (box?.y ?? 0) - 200, { steps: 10 })
  await expect(tooltip).toHaveCount(0)
})

test('by keyboard it is shown at once, describes the button, and goes with Escape or the focus', async ({ page }) => {
  const tooltip = visibleTooltip(page)
  const button = page.getByRole('button', allAt('gelingt gut'))
  await tabTo(page, button)
  await expect(tooltip).toHaveText('Für alle: gelingt gut')
  await expect(button).toHaveAccessibleDescription('Für alle: gelingt gut')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tooltip).toHaveText(/^Für alle: /)
  await page.keyboard.press('Shift+Tab')
  await expect(tooltip).toHaveText('Für alle: gelingt gut')
  await page.keyboard.press('Enter')
  await expect(tooltip).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'gelingt gut', checked: true }).first()).toBeVisible()
  await expect(button).toBeFocused()
})

test('a click on it acts, and takes the text away', async ({ page }) => {
  const tooltip = visibleTooltip(page)
  const button = page.getByRole('button', allAt('gelingt gut'))
  await button.hover()
  await expect(tooltip).toHaveText('Für alle: gelingt gut')
  await button.click()
  await expect(tooltip).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'gelingt gut', checked: true }).first()).toBeVisible()
})
