import { readFileSync, writeFileSync } from 'node:fs'
import { printFigures } from '@lernspur/testing/page-figures'
import type { Page } from '@playwright/test'
import { personOf } from '../person'
import { at } from './figures'
import { url as given, signInOn, withBrowser } from './slow-browser'

// The address of Lernspur, the address for agreeing, a file of texts, and its text for the page's title.
const [url = '', consent = '', file = '', title = ''] = given.split(',')
const saves = 12

/** Records when the page's title is painted, in each document loaded from here on. */
const watchTitle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let last = ''
    const look = () => {
      const displayed = document.querySelector('h1')?.textContent ?? ''
      if (displayed === last) return
      last = displayed
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => Reflect.set(window, 'painted', { text: displayed, at: Date.now() })
        port2.postMessage(null)
      })
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })

type PaintedText = { readonly text: string; readonly at: number } | undefined

/** Milliseconds from the save until the page shows it. */
const measureSave = async (page: Page, text: string): Promise<number> => {
  const before = readFileSync(file, 'utf8')
  const saved = Date.now()
  writeFileSync(file, before.replace(/"title": "[^"]*"/, `"title": "${text}"`))
  await page.waitForFunction((expected) => (Reflect.get(window, 'painted') as PaintedText)?.text === expected, text)
  const painted = await page.evaluate(() => Reflect.get(window, 'painted') as PaintedText)
  // A developer reads the page before the next save.
  await page.waitForTimeout(1_500)
  return (painted?.at ?? Number.NaN) - saved
}

await withBrowser(async (browser) => {
  const page = await browser.newPage({ baseURL: url, locale: 'de-DE' })
  await signInOn(page, personOf('provider'))
  await page.goto(consent)
  await page.getByRole('button', { name: 'Entwicklung beginnen' }).click()
  await page.getByText(/^Entwicklung: /).waitFor()
  await watchTitle(page)
  await page.goto('/provider')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  const times: number[] = []
  for (let save = 0; save < saves; save += 1) times.push(await measureSave(page, `${title} ${'i'.repeat(save + 1)}`))
  if (!(await page.evaluate(() => Reflect.get(window, 'isSamePage')))) throw new Error('A save loaded the page again.')
  printFigures<'developed-save'>({ p50: at(times, 0.5), max: at(times, 1) })
})
