import { authRoutes } from '@lernspur/contracts/identity/auth.contract'
import type { Page } from '@playwright/test'
import { signIn } from '../../fixture/session'
import { expect, test } from '../../fixture/sign-in/own-session'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'

/**
 * Simulates a page restored from the back-forward cache, which missed what other tabs stored in the meantime. Chromium
 * reloads our pages instead, because their headers forbid caching; not every browser does.
 */
const restoreFromHistory = (page: Page, stored: readonly { readonly name: string; readonly value: string }[]) =>
  page.evaluate((entries) => {
    localStorage.clear()
    for (const { name, value } of entries) localStorage.setItem(name, value)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, stored)

test('a page restored after a sign-out shows nothing', async ({ page, class3a, own, quiet }) => {
  await page.goto(`/class/${class3a.id}/student`)
  await expect(page.getByText('Amira').first()).toBeVisible()
  // A pending read would detect it by itself.
  await quiet()
  await own.api.call(authRoutes.logout)
  await restoreFromHistory(page, [])
  await expect(new LoginPage(page).heading).toBeVisible()
  await expect(page.getByText('Amira')).toHaveCount(0)
})

test('a page of a former account, when restored, switches to the present account', async ({
  page,
  context,
  class3a,
  playwright,
  baseURL,
  quiet,
}) => {
  const frame = new FramePage(page)
  await page.goto(`/class/${class3a.id}/student`)
  await expect(page.getByText('Amira').first()).toBeVisible()
  // Pending responses would restore the cookie of the former account.
  await quiet()
  const next = await signIn(playwright.request, new URL(String(baseURL)).origin, 'neighbour')
  await context.addCookies(next.state.cookies)
  await restoreFromHistory(page, next.state.origins[0]?.localStorage ?? [])
  await expect(page).toHaveURL('/')
  await expect(frame.account).toHaveAccessibleName(`Konto von ${next.whoAmI.firstName} ${next.whoAmI.lastName}`)
  await expect(page.getByText('Amira')).toHaveCount(0)
  await next.close()
})

test('personal data stored by a former release is loaded again', async ({ page, own }) => {
  await page.addInitScript(() => localStorage.setItem('lernspur-who-am-i', '{"id":17}'))
  await page.goto('/profile')
  await expect(new FramePage(page).heading('Mein Konto')).toBeVisible()
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('lernspur-who-am-i') ?? 'null'))
  await expect.poll(stored).toMatchObject({ id: own.whoAmI.id })
})
