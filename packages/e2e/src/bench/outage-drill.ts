import type { Browser, Page, Route } from '@playwright/test'
import { FramePage } from '../page/frame.page'
import { type PersonName, personOf } from '../person'
import { signInOn, url, withBrowser } from './slow-browser'

/** An area, whom to visit it as, a link into it, and one into what must live on beside it. */
interface Visit {
  readonly area: string
  readonly person: PersonName
  readonly link: string
  readonly heading: string
  readonly beside: string
  readonly besideHeading: RegExp
}

const start = { beside: 'Start', besideHeading: /^Guten / }

const visits: readonly Visit[] = [
  { area: 'teacher', person: 'teacher', link: 'Kinder', heading: 'Kinder', ...start },
  {
    area: 'school-admin',
    person: 'head',
    link: 'Klassen',
    heading: 'Klassen der Schule',
    beside: 'Kompetenzen',
    besideHeading: /^Kompetenzen/,
  },
  { area: 'provider', person: 'provider', link: 'Schulen', heading: 'Schulen', ...start },
]

/** Files of an area that can fail, by the part of its address behind the version. */
const parts: Readonly<Record<string, RegExp>> = {
  entry: /^entry\.js/,
  chunk: /^routes\.\w+\.js/,
  screen: /^\d+\.\w+\.js/,
  text: /^locale-\w+\.\w+\.js/,
  style: /^\d+\.\w+\.css/,
}

/** Ways in which a file fails. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  down: (route) => route.abort('connectionrefused'),
  404: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  503: (route) => route.fulfill({ status: 503, body: 'Busy' }),
  changed: async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `/* changed */${await response.text()}` })
  },
  page: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Wartung</p>' }),
  hanging: () => new Promise(() => undefined),
}

/** Milliseconds until a card must stand there: twice what the shell waits for a file, because a chunk is tried twice. */
const patience = 26_000
/** What a page may say to the console about a failed file; anything else is a finding. */
const isTold = (text: string): boolean =>
  /Failed to load resource|could not be loaded|ChunkLoadError|Loading (CSS )?chunk|integrity|MIME type|net::ERR|MissingTexts/i.test(
    text,
  )

const drill = async (browser: Browser, visit: Visit, part: string, how: string): Promise<string[]> => {
  const context = await browser.newContext({ baseURL: url, locale: 'de-DE', serviceWorkers: 'block' })
  const page: Page = await context.newPage()
  const findings: string[] = []
  const failed: string[] = []
  const find = (text: string) => {
    findings.push(`${visit.area}, ${part} ${how}: ${text}`)
    // Seen at once, because the whole takes minutes.
    console.error(findings.at(-1))
  }
  const holds = async (what: string, work: Promise<unknown>): Promise<boolean> => {
    const isWell = await work.then(
      () => true,
      () => false,
    )
    if (!isWell) find(what)
    return isWell
  }
  const frame = new FramePage(page)
  try {
    await signInOn(page, personOf(visit.person))
    page.on('console', (message) => {
      if (message.type() === 'error' && !isTold(message.text())) find(`console: ${message.text().slice(0, 200)}`)
    })
    page.on('pageerror', (error) => find(`uncaught: ${error.message.slice(0, 200)}`))
    const pattern = new RegExp(`/mfe/${visit.area}/[^/]+/([^/?]+)`)
    await page.route(pattern, async (route) => {
      const name = pattern.exec(route.request().url())?.[1] ?? ''
      if (!parts[part]?.test(name)) return await route.continue()
      failed.push(name)
      await failures[how]?.(route).catch(() => undefined)
    })
    // The start page has loaded parts of the area; a new page has nothing of it yet.
    await page.goto('/profile', { waitUntil: 'domcontentloaded' })
    await frame.heading(/./).waitFor()
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
    await frame.follow(visit.link)
    const card = page.getByRole('main').getByRole('alert')
    const heading = frame.heading(visit.heading)
    await holds('neither card nor screen', card.or(heading).first().waitFor({ timeout: patience }))
    const isCard = await card.isVisible()
    if (failed.length === 0) find('was never asked for')
    await frame.follow(visit.beside)
    await holds('the page beside does not live', frame.heading(visit.besideHeading).waitFor({ timeout: 10_000 }))
    if (await card.isVisible()) find('the card stands on the page beside')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await frame.follow(visit.link)
    if (isCard) {
      const retry = page.getByRole('button', { name: /Noch einmal versuchen|Seite neu laden/ })
      await retry
        .or(heading)
        .first()
        .waitFor({ timeout: patience })
        .catch(() => undefined)
      if (await retry.isVisible()) await retry.click()
    }
    await holds('does not come back', heading.waitFor({ timeout: patience }))
    if ((await page.locator('html[data-marked]').count()) === 0) find('was loaded anew')
    if ((await page.getByRole('main').getByRole('alert').count()) > 0) find('a card stays')
  } catch (error) {
    find(String(error).split('\n')[0] ?? '')
  } finally {
    await context.close()
  }
  return findings
}

/** Only cases whose text `<area> <part> <how>` matches it; all without. */
const only = new RegExp(process.env.LERNSPUR_DRILL ?? '')
const cases = visits.flatMap((visit) =>
  Object.keys(parts).flatMap((part) =>
    Object.keys(failures).flatMap((how) => (only.test(`${visit.area} ${part} ${how}`) ? [{ visit, part, how }] : [])),
  ),
)

await withBrowser(async (browser) => {
  const findings: string[] = []
  const left = [...cases]
  const work = async () => {
    for (let one = left.shift(); one; one = left.shift())
      findings.push(...(await drill(browser, one.visit, one.part, one.how)))
  }
  await Promise.all([work(), work(), work()])
  console.log(JSON.stringify({ cases: cases.length, findings }))
})
