import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

test.use({ serviceWorkers: 'allow' })

/** Whether the worker has a whole set of files. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).match('/offline-page')))
    return pages.some((one) => one !== undefined)
  })

/** No request of a page or of its worker arrives. */
const cutNetwork = async (context: BrowserContext) => {
  await context.route('**/*', (route) => route.abort('internetdisconnected'))
  await context.setOffline(true)
}

test('pages of a class open without a network after a new start', async ({ page, context, class3a }) => {
  const pageOf = (name: string) => `/class/${class3a.id}/${name}`
  const [child = { name: '' }] = class3a.children
  await page.goto(pageOf('skills'))
  await expect(page.getByRole('grid')).toBeVisible()
  await new FramePage(page).follow('Kinder')
  await expect(page.getByRole('main').getByText(child.name).first()).toBeVisible()
  await expect.poll(() => isKept(page), { timeout: 60_000 }).toBe(true)
  await page.goto('about:blank')

  await cutNetwork(context)
  const again = await context.newPage()
  await again.goto(pageOf('student'))
  await expect(new FramePage(again).heading('Kinder')).toBeVisible()
  await expect(again.getByRole('main').getByText(child.name).first()).toBeVisible()
  await expect(again.getByText(/^Keine Verbindung\. Was Sie eintragen/)).toBeVisible()
  await new FramePage(again).follow('Kompetenzen')
  await expect(again.getByRole('grid')).toBeVisible()

  await context.unroute('**/*')
  await context.setOffline(false)
  await expect(again.getByText(/^Keine Verbindung\. Was Sie eintragen/)).toBeHidden()
})
