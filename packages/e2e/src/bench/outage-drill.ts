import { type LiveVersion, readVersion } from '@lernspur/federation/testing/another-version'
import { printFigures } from '@lernspur/testing/page-figures'
import type { Browser } from '@playwright/test'
import { readRegistry } from '../fixture/release/served-registry'
import { personOf } from '../person'
import { casesOf, nameOf } from './outage/cases'
import { runCase } from './outage/run-case'
import { type Visit, visits } from './outage/visits'
import { signInOn, url, withBrowser } from './slow-browser'

const options = { baseURL: url, locale: 'de-DE', serviceWorkers: 'block' } as const

/** A session of the visitor, and the live version of the area. */
const prepare = async (browser: Browser, { area, person }: Visit) => {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await signInOn(page, personOf(person))
  const release = (await readRegistry(page)).areas[area]?.current
  if (!release) throw new Error(`${area} is not live.`)
  const live: LiveVersion = await readVersion(release, async (file) => (await page.request.get(file)).text())
  const state = await context.storageState()
  await context.close()
  return { live, state }
}

// Only cases whose name matches, such as `teacher chunk 404 before`; all without.
const cases = casesOf(new RegExp(process.env.LERNSPUR_DRILL ?? ''))

await withBrowser(async (browser) => {
  const findings: string[] = []
  const prepared = new Map(
    await Promise.all(
      visits
        .filter((visit) => cases.some((one) => one.visit === visit))
        .map(async (visit) => [visit, await prepare(browser, visit)] as const),
    ),
  )
  const left = [...cases]
  const work = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const name = nameOf(one)
      const known = prepared.get(one.visit)
      if (!known) continue
      const find = (text: string) => {
        findings.push(`${name}: ${text}`)
        // Printed at once, because the drill takes minutes.
        console.error(findings.at(-1))
      }
      const context = await browser.newContext({ ...options, storageState: known.state })
      await runCase(context, one, { live: known.live, find }).catch((error) => find(String(error).split('\n')[0] ?? ''))
      await context.close()
    }
  }
  // Most of the time is spent waiting for what hangs.
  await Promise.all(Array.from({ length: 4 }, work))
  printFigures<'outage-drill'>({ cases: cases.length, findings })
})
