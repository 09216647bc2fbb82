import { developArea } from '../../fixture/release/developed-area'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

test.describe('for the provider', () => {
  test.use({ person: 'provider' })

  test('an area under development runs in the browser that agreed, under a bar that says so and ends it', async ({
    page,
    baseURL,
  }) => {
    test.slow()
    const developed = await developArea('provider', baseURL ?? '')
    try {
      const frame = new FramePage(page)
      const bar = page.getByText(/^Entwicklung: „provider“ von /)
      await page.goto(developed.address)
      await page.getByRole('button', { name: 'Entwicklung beginnen' }).click()
      await page.goto('/provider/tenant')
      await expect(bar).toBeVisible()
      await expect(frame.heading('Schulen')).toBeVisible()
      // What was saved and cannot be built leaves the page as it is, and says why above it.
      const failure = "src/start.tsx(3,1): error TS2304: Cannot find name 'gone'.\n  3 | gone()"
      const updates = '**/mfe/dev/news'
      const body = `event: failure\ndata: ${JSON.stringify(failure)}\n\n`
      await page.route(updates, (route) => route.fulfill({ contentType: 'text/event-stream', body }))
      await page.reload()
      const reason = page.getByRole('alert').filter({ hasText: "Cannot find name 'gone'" })
      await expect(reason).toBeVisible()
      await expect(frame.heading('Schulen')).toBeVisible()
      await page.unroute(updates)
      await page.reload()
      await expect(frame.heading('Schulen')).toBeVisible()
      await expect(reason).toHaveCount(0)
      await frame.follow('Überblick')
      await expect(frame.heading('Überblick')).toBeVisible()
      await page.getByRole('button', { name: 'Beenden' }).click()
      await expect(bar).toHaveCount(0)
      await page.goto('/provider/tenant')
      await expect(frame.heading('Schulen')).toBeVisible()
      await expect(bar).toHaveCount(0)
    } finally {
      await developed.end()
    }
  })
})
