import type { Page } from '@playwright/test'
import { signIn } from '../../fixture/session'
import { expect, test } from '../../fixture/sign-in/own-session'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { personOf } from '../../person'

// These tests sign out, so they do not share a session.
const enter = async (page: Page): Promise<FramePage> => {
  await page.goto('/')
  const frame = new FramePage(page)
  await expect(frame.account).toBeVisible()
  return frame
}

test('signing out in one tab signs out all tabs, and signing in again restores the page of each', async ({
  page,
  context,
  class3a,
}) => {
  const frame = await enter(page)
  const other = await context.newPage()
  await other.goto(`/class/${class3a.id}/student`)
  await expect(new FramePage(other).heading('Kinder')).toBeVisible()
  await frame.choose('Abmelden')
  await expect(new LoginPage(other).message('Sie sind abgemeldet.')).toBeVisible()
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([])
  await new LoginPage(page).signIn(personOf('teacher'))
  await expect(new FramePage(other).heading('Kinder')).toBeVisible()
  await expect(other).toHaveURL(`/class/${class3a.id}/student`)
})

test.describe('of a head', () => {
  test.use({ person: 'head' })

  test('switching the class in one tab switches it in the other', async ({ page, context }) => {
    await enter(page)
    const other = await context.newPage()
    await other.goto('/')
    const chosen = () => other.evaluate(() => localStorage.getItem('lernspur-current-class'))
    const observe = new FramePage(other).navigation.getByRole('link', { name: 'Beobachten', exact: true })
    await expect(observe).toBeVisible()
    const before = await observe.getAttribute('href')
    await page.goto('/classes')
    const link = page.locator(`main a[href^="/class/"]:not([href^="${before?.replace('/observe', '')}"])`).first()
    await link.click()
    await expect(page).toHaveURL(/\/class\//)
    const classId = new URL(page.url()).pathname.split('/')[2]
    await expect.poll(chosen).toBe(classId)
    await expect(observe).toHaveAttribute('href', `/class/${classId}/observe`)
  })
})

test('a user who signs in after another one sees nothing of the former account', async ({ page, context, class3a }) => {
  const frame = await enter(page)
  await frame.follow('Kinder')
  await expect(frame.heading('Kinder')).toBeVisible()
  const other = await context.newPage()
  await other.goto(`/class/${class3a.id}/student`)
  await expect(new FramePage(other).heading('Kinder')).toBeVisible()
  await frame.choose('Abmelden')
  await new LoginPage(page).signIn(personOf('neighbour'))
  await expect(frame.account).toBeVisible()
  // The other tab was on a page that the new account may not see.
  await expect(other.getByText('Hier ist nichts zu finden')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Amira')).toHaveCount(0)
  const classes = page.waitForRequest('**/api/classes*')
  await page.goto('/')
  await expect(frame.heading(/^Guten /)).toBeVisible()
  await classes
})

test('signing in with another account in another tab switches the pages of this one', async ({
  page,
  context,
  playwright,
  baseURL,
  quiet,
}) => {
  await enter(page)
  // Pending responses would restore the cookie of the former account.
  await quiet()
  const { state, close } = await signIn(playwright.request, new URL(String(baseURL)).origin, 'head')
  const other = await context.newPage()
  // A page of the product would ask who is signed in, and keep that session.
  await other.goto('/mfe/registry.json')
  await context.addCookies(state.cookies)
  await other.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, state.origins[0]?.localStorage ?? [])
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Klassen', exact: true })).toBeVisible()
  await close()
})
