import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

test.use({ viewport: { width: 390, height: 600 } })

test('an address that the browser loads anew begins at its top, and the way back leads to where one was', async ({
  page,
}) => {
  const frame = new FramePage(page)
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  const terms = frame.heading('Nutzungsbedingungen')
  await page.goto('/legal/privacy')
  await expect(frame.heading('Datenschutz')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 500))
  await page.goto('/legal/terms')
  await expect(terms).toBeVisible()
  expect(await scrolled()).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 200))
  await page.reload()
  await expect(terms).toBeVisible()
  await expect.poll(scrolled).toBe(200)
  await page.goBack()
  await expect(frame.heading('Datenschutz')).toBeVisible()
  await expect.poll(scrolled).toBe(500)
})
