import {
  type BrowserStorageItem,
  browserStorage,
  browserStorageItems,
} from '@lernspur/contracts/processing/browser-storage'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

interface StoredItem {
  readonly store: string
  readonly name: string
}

/** Everything that the browser has stored, with the tables of its databases that have rows. */
const storedIn = async (page: Page): Promise<StoredItem[]> => {
  const stored = await page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const tables: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name))
      tables.push(...[...database.objectStoreNames].map((table) => `${name}: ${table}`))
      database.close()
    }
    return {
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      indexedDb: tables,
      cache: await caches.keys(),
    }
  })
  const cookies = await page.context().cookies()
  return [
    ...Object.entries(stored).flatMap(([store, names]) => names.map((name) => ({ store, name }))),
    // Without https, the port tells the cookies of two installations apart.
    ...cookies.map(({ name }) => ({ store: 'cookie', name: name.replace(/^lernspur-\d+/, '__Host-lernspur') })),
  ]
}

const itemOf = ({ store, name }: StoredItem): BrowserStorageItem | undefined =>
  browserStorageItems.find((item) => {
    const known = browserStorage[item]
    const [begin = ''] = known.name.split('…')
    return known.store === store && (known.name.endsWith('…') ? name.startsWith(begin) : name === known.name)
  })

test('what a browser stores during a day of work is in the list of the privacy notice', async ({ page, class3a }) => {
  const frame = new FramePage(page)
  await page.goto('/')
  await expect(frame.heading(/^Guten /)).toBeVisible()
  await page.goto(`/class/${class3a.id}/student`)
  await expect(page.getByText('Amira').first()).toBeVisible()
  await page.goto('/profile')
  await expect(frame.heading('Mein Konto')).toBeVisible()
  await frame.account.click()
  await page.getByRole('menuitemradio', { name: 'Dunkel' }).click()
  await page.keyboard.press('Escape')
  await page.goto('/verify')
  await expect(page.getByRole('heading', { level: 1, name: 'Zeugnis prüfen' })).toBeVisible()
  const wanted: readonly BrowserStorageItem[] = ['session', 'theme', 'audience', 'csrfToken', 'whoAmI', 'sealKeys']
  const items = async () => (await storedIn(page)).map(itemOf)
  await expect.poll(items, { timeout: 20_000 }).toEqual(expect.arrayContaining([...wanted]))

  const stored = await storedIn(page)
  expect(stored.filter((one) => itemOf(one) === undefined)).toEqual([])

  await page.goto('/legal/privacy')
  await expect(page.getByRole('heading', { name: 'Was Ihr Browser speichert' })).toBeVisible()
  for (const item of new Set(stored.map(itemOf)))
    if (item)
      await expect(
        page.getByRole('definition').filter({ hasText: `„${browserStorage[item].name}“` }),
        item,
      ).toHaveCount(1)
})

test('cookies last as long as the privacy notice says', async ({ page }) => {
  await page.goto('/')
  await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
  const day = 24 * 3600
  for (const { name, expires } of await page.context().cookies()) {
    const item = itemOf({ store: 'cookie', name: name.replace(/^lernspur-\d+/, '__Host-lernspur') })
    const until = item && browserStorage[item].until
    if (typeof until !== 'object') continue
    const maxSeconds = until.count * (until.unit === 'days' ? day : 3600)
    expect(expires - Date.now() / 1000, name).toBeLessThanOrEqual(maxSeconds + 60)
  }
})

test('without a service for errors, the privacy notice says that nothing is reported', async ({ page }) => {
  await page.goto('/legal/privacy')
  const reporting = page.getByText('Es wird nichts aufgezeichnet und kein Fehler gemeldet.')
  await expect(reporting).toBeVisible()
  await expect(page.getByText('sentryReplaySession')).toHaveCount(0)
})
