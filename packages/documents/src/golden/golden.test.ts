import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { closeReportWorker } from '../render-report'
import { emptyBoxesOf, fontsOf } from '../sample/read-pdf'
import { flattened, structureFaults, structureOf } from '../sample/read-structure'
import known from './golden.json'
import { goldenSamples } from './golden-samples'
import { readPages } from './read-positions'

setDefaultTimeout(60_000)
afterAll(closeReportWorker)

/** A page as a short sign that changes with any text or place on it. */
const signOf = (text: string): string => new Bun.CryptoHasher('sha256').update(text).digest('hex').slice(0, 12)

/** The pages that somebody has looked at; run `golden.test.ts` with LERNSPUR_GOLDEN=write after looking at new ones. */
const golden: Record<string, unknown> = known
const written: Record<string, unknown> = {}
const isWriting = process.env.LERNSPUR_GOLDEN === 'write'

test.each(Object.entries(goldenSamples))(
  '%s is as it was looked at: each text at its place, its structure in reading order, fonts embedded (rule print.1)',
  async (name, render) => {
    const bytes = await render()
    const pages = await readPages(bytes)
    for (const { drawn, structured } of pages) expect(structured).toBe(drawn)
    expect(pages[0]?.drawn.length).toBeGreaterThan(20)
    expect(await structureFaults(bytes)).toEqual([])
    expect(await emptyBoxesOf(bytes)).toEqual([])
    for (const { programBytes } of await fontsOf(bytes)) expect(programBytes).toBeGreaterThan(500)
    const root = await structureOf(bytes)
    const roles = (root ? flattened(root) : []).map(({ role, alt }) => `${role} ${alt ?? ''}`).join('\n')
    written[name] = { pages: pages.map(({ positions }) => signOf(positions)), structure: signOf(roles) }
    if (!isWriting) expect({ [name]: written[name] }).toEqual({ [name]: golden[name] })
  },
)

afterAll(async () => {
  if (isWriting) await Bun.write(new URL('golden.json', import.meta.url), `${JSON.stringify(written, null, 2)}\n`)
})
