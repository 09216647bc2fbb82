import { isStored, test } from '../../fixture/device/profile'
import { rowsInDatabases } from '../../fixture/sign-in/stored-data'
import { expect } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { personOf } from '../../person'

test.use({ person: null })

test('whoever takes long to sign in can work without a network as well', async ({ startBrowser }) => {
  const context = await startBrowser()
  const page = await context.newPage()
  await page.clock.install()
  const login = new LoginPage(page)
  await login.open()
  await expect(login.submit).toBeVisible()
  // Longer than a page takes to settle.
  await page.clock.fastForward(10_000)
  await page.waitForLoadState('networkidle')
  await login.signIn(personOf('teacher'))
  await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
  await expect.poll(() => isStored(page), { timeout: 60_000 }).toBe(true)
  await expect.poll(() => rowsInDatabases(page)).toBeGreaterThan(0)
})
