import { beginSession } from '../../fixture/browser/begin-session'
import { makeColleague } from '../../fixture/colleague'
import { expect, test } from '../../fixture/test'

test.use({ person: 'provider' })

test('who has the least rights at the provider opens each page that navigation offers, and is not told to try again', async ({
  browser,
  playwright,
  sessionOf,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const origin = new URL(String(baseURL)).origin
  const member = await makeColleague(playwright.request, origin, await sessionOf('provider'), 'user')
  const context = await browser.newContext({
    locale: 'de-DE',
    storageState: { cookies: member.session.state.cookies, origins: [] },
  })
  await beginSession(context, member.session, origin)
  const page = await context.newPage()
  await page.goto(`${origin}/provider/dashboard`)
  const links = page.getByRole('navigation').getByRole('link', { name: /./ })
  await expect(links.filter({ hasText: 'Zweiter Faktor' })).toBeVisible()
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  const ofProvider = [...new Set(paths)].filter((path) => path.startsWith('/provider/'))
  expect(ofProvider.length).toBeGreaterThan(8)
  for (const path of ofProvider) {
    await page.goto(`${origin}${path}`)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]'), path).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Noch einmal versuchen' }), path).toHaveCount(0)
  }
  await page.goto(`${origin}/provider/second-factor`)
  await expect(page.getByText('Zurücksetzen dürfen nur Administratoren des Anbieters.')).toBeVisible()
  await context.close()
  await member.leave()
})
