import type { LiveVersion } from '@lernspur/federation/testing/another-version'
import type { BrowserContext } from '@playwright/test'
import { FramePage } from '../../page/frame.page'
import { type Case, expectedOf, needsNewPage, needsRollback } from './cases'
import { showFailingVersion } from './failing-version'
import { thrown } from './kinds'

/** Milliseconds until a card must appear: twice the shell's timeout for a file, because it tries two versions. */
const timeout = 28_000
/** Console messages allowed about a failed file or its missing texts; anything else is a finding. */
const received = new RegExp(
  `^[\\w-]+\\.[\\w-]+ \\n|Failed to load resource|could not be loaded|ChunkLoadError|Loading (CSS )?chunk|integrity|MIME type|net::ERR|MissingTexts|${thrown}`,
  'i',
)

interface OutageContext {
  readonly live: LiveVersion
  /** Records a sentence about what went wrong. */
  find(text: string): void
}

/** Lets one file of an area fail, and checks that the rest goes on working and the area recovers as promised. */
export const runCase = async (context: BrowserContext, one: Case, drilled: OutageContext): Promise<void> => {
  const { visit } = one
  const { find } = drilled
  const page = await context.newPage()
  const holds = (what: string, work: Promise<unknown>) => work.catch(() => find(what))
  const frame = new FramePage(page)
  page.on('console', (message) => {
    if (message.type() === 'error' && !received.test(message.text())) find(`console: ${message.text().slice(0, 200)}`)
  })
  page.on('pageerror', ({ message }) => {
    if (!received.test(message)) find(`uncaught: ${message.slice(0, 200)}`)
  })
  const version = await showFailingVersion(page, one, drilled.live)
  // The start page would load parts of the area; this page loads none.
  await page.goto('/profile', { waitUntil: 'domcontentloaded' })
  await frame.heading(/./).waitFor()
  const mark = () => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  const isMarked = async () => (await page.locator('html[data-marked]').count()) > 0
  await mark()
  const card = page.getByRole('main').getByRole('alert')
  const heading = frame.heading(visit.heading)
  const retry = card.getByRole('button', { name: /Noch einmal versuchen|Erneut versuchen|Seite neu laden/ })
  /** Opens the area's page; the one before, whose parts may have cards of their own, stays until it is drawn. */
  const visible = async () => {
    const before = page.url()
    await frame.follow(visit.link)
    await holds(
      'the page before stays',
      page.waitForURL((url) => url.href !== before, { timeout: timeout }),
    )
    await holds('neither card nor screen', card.or(heading).first().waitFor({ timeout: timeout }))
    return (await card.isVisible()) ? 'card' : 'screen'
  }
  const first = await visible()
  if (first !== expectedOf(one)) find(`shows the ${first} instead of the ${expectedOf(one)}`)
  if (!version.wasRequested()) find('was never asked for')
  await frame.follow(visit.otherArea)
  await holds('the page beside does not live', frame.heading(visit.otherHeading).waitFor({ timeout: 10_000 }))
  // The start page has parts of the area, which may report their failure within the area's root.
  const outside = page.locator(`main [role=alert]:not([data-mfe="${visit.area}"] *)`)
  if ((await outside.count()) > 0) find('the page beside shows an error')
  // A new visit meets the same: half-loaded code never runs.
  const second = await visible()
  // A file that came too late the first time may be there by now.
  if (second !== first && one.how !== 'late') find(`shows the ${second} the second time`)
  if (!(await isMarked())) find('was loaded anew')
  if (second === 'card') {
    version.refetch()
    if (needsRollback(one)) version.rollBack()
    await retry.click().catch(() => find('the card offers nothing'))
  }
  await holds('does not come back', heading.waitFor({ timeout: timeout }))
  if ((await isMarked()) === needsNewPage(one)) find(needsNewPage(one) ? 'was not loaded anew' : 'was loaded anew')
  if ((await card.count()) > 0) find('a card stays')
}
