import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { type PageWeight, printFigures } from '@lernspur/testing/page-figures'
import { type Browser, request } from '@playwright/test'
import { beginSession } from '../fixture/browser/begin-session'
import { type Session, signIn } from '../fixture/session'
import { at } from './figures'
import { url, withBrowser } from './slow-browser'

/** Addresses of the federated pages, and of those as one bundle. */
const [federatedUrl = '', singleUrl = ''] = url.split(',')
const rounds = 7

/** The preset "Fast 4G" of Chromium's developer tools, in bytes per second. */
const fast4g = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 }

interface Load {
  /** Compressed bytes of the scripts and styles loaded when the screen was painted. */
  readonly bytes: number
  /** Milliseconds from the start of the navigation until the screen with its data was painted. */
  readonly painted: number
}

/** Runs in the page: resolves when an element of the screen, filled by its data, is painted; rejects after a minute. */
const watchScreen = (selector: string) => {
  const done = new Promise<Load>((resolve, reject) => {
    setTimeout(() => reject(new Error(`${selector} did not appear.`)), 60_000)
    const finish = () =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          const painted = performance.now()
          setTimeout(() => {
            const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
              ({ name, responseEnd }) => /\.(js|css)(\?|$)/.test(name) && responseEnd < painted,
            )
            resolve({ bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0), painted })
          }, 1500)
        }
        port2.postMessage(null)
      })
    const watching = new MutationObserver(() => {
      if (!document.querySelector(selector) || document.querySelector('main [aria-busy=true]')) return
      watching.disconnect()
      finish()
    })
    watching.observe(document, { childList: true, subtree: true, attributes: true })
  })
  Reflect.set(window, 'screenPainted', done)
}

/** Opens an address with nothing in the cache and no service worker. */
const openCold = async (browser: Browser, session: Session, address: string, screen: string): Promise<Load> => {
  const { cookies } = session.state
  const context = await browser.newContext({
    ...{ locale: 'de-DE', viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' },
    storageState: { cookies, origins: [] },
  })
  try {
    await beginSession(context, session, address)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', fast4g)
    await page.addInitScript(watchScreen, screen)
    await page.goto(address)
    return await page.evaluate(() => Reflect.get(window, 'screenPainted') as Promise<Load>)
  } finally {
    await context.close()
  }
}

const session = await signIn(request, federatedUrl, 'teacher')
const { rows } = await session.api.call(schoolClassRoutes.listSchoolClasses)
const { id } = rows.find(({ name }) => name === '3a') ?? rows[0] ?? { id: '' }

const median = (loads: readonly Load[], figure: keyof Load): number =>
  at(
    loads.map((load) => load[figure]),
    0.5,
  )

/** Opens a page whose `screen` stands once its data is shown; in turns, so that a busy minute meets both alike. */
const weigh = async (browser: Browser, path: string, screen: string): Promise<PageWeight> => {
  const federated: Load[] = []
  const single: Load[] = []
  for (let round = 0; round < rounds; round += 1) {
    federated.push(await openCold(browser, session, federatedUrl + path, screen))
    single.push(await openCold(browser, session, singleUrl + path, screen))
  }
  return {
    bytes: [median(federated, 'bytes'), median(single, 'bytes')],
    painted: [median(federated, 'painted'), median(single, 'painted')],
  }
}

await withBrowser(async (browser) =>
  printFigures<'page-load'>({
    classes: await weigh(browser, '/classes', 'main a[href^="/class/"]'),
    competences: await weigh(browser, `/class/${id}/skills`, '[role=gridcell]'),
    home: await weigh(browser, '/', 'main a[href^="/class/"]'),
  }),
)
await session.close()
