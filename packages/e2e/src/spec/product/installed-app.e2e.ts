import { expect, test } from '../../fixture/test'
import { ObservationPage } from '../../page/observation.page'

test('the browser finds nothing that keeps it from installing the app', async ({ page }) => {
  await page.goto('/')
  const devtools = await page.context().newCDPSession(page)
  const { url, errors } = await devtools.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/app.webmanifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Windows of specs are private ones, in which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

test('its first shortcut opens the observation form of the current class', async ({ page, class3a }) => {
  await page.goto('/observe')
  await expect(page).toHaveURL(`/class/${class3a.id}/observe`)
  await expect(new ObservationPage(page).competence).toBeVisible()
})
