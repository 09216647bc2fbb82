import { type Browser, chromium, type Page } from '@playwright/test'
import { FramePage } from '../page/frame.page'
import { LoginPage } from '../page/login.page'
import type { Person } from '../person'

/** How much the browser's processor is slowed down, to resemble a tablet some years old. */
const throttle = 4

/** Arguments of a bench script: the address of Lernspur and the path of the browser. */
export const [url = '', executablePath = ''] = process.argv.slice(2)

/** Root can start a browser only without its sandbox. */
export const browserArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Runs `work` with a new browser. */
export const withBrowser = async (work: (browser: Browser) => Promise<void>): Promise<void> => {
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}

/** Signs in on a page and waits for the start page. */
export const signInOn = async (page: Page, person: Person): Promise<FramePage> => {
  const frame = new FramePage(page)
  const login = new LoginPage(page)
  await login.open()
  await login.signIn(person)
  await frame.heading(/^Guten /).waitFor()
  return frame
}

/** Whether the page's service worker has stored everything for offline use. */
export const isStored = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).match('/offline-page')))
    return pages.some((one) => one !== undefined)
  })

/** Slows down the page's processor from here on. */
export const slowDown = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
}
