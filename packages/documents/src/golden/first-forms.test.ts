import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { FormBlock } from '@lernspur/contracts/official-form/form-content'
import { hasAppeal } from '@lernspur/contracts/official-form/form-entry'
import { fillWording, titleLines } from '@lernspur/contracts/official-form/wording'
import { extractText } from 'unpdf'
import { closeReportWorker, renderReport } from '../render-report'
import { factsForForm } from '../report/form-values'
import type { ReportDocumentProps } from '../report-document'
import { firstFormSamples, firstForms } from './first-forms'
import known from './first-forms.json'

setDefaultTimeout(60_000)
afterAll(closeReportWorker)

const largestFile = 100_000

/** Run with LERNSPUR_GOLDEN=write after looking at the pages. */
const isWriting = process.env.LERNSPUR_GOLDEN === 'write'
const golden: Record<string, unknown> = known
const written: Record<string, unknown> = {}

const plain = (text: string): string => text.replace(/[\s\u00a0\u00ad‑-]+/g, '')

/** What a block is found by on a page, in the order of printing. */
const signsOf = (report: ReportDocumentProps, block: FormBlock): string[] => {
  const { officialForm, period, form } = report
  const facts = factsForForm(report)
  switch (block.kind) {
    case 'title':
      return titleLines(block, period.semester).map((line) => fillWording(line, facts))
    case 'student':
      return block.fields.map(({ label }) => label)
    case 'wording':
      return [fillWording(block.text, facts)]
    case 'appeal':
      return hasAppeal(block, officialForm?.blocks ?? [], officialForm?.entries) ? [block.label] : []
    case 'signatures': {
      const school = block.lines.filter(({ signer }) => signer !== 'guardians').map(({ label }) => label)
      const guardians = block.lines.filter(({ signer }) => signer === 'guardians').map(({ label }) => label)
      if (block.sealLabel === undefined) return block.lines.map(({ label }) => label)
      return [...school.slice(0, 1), block.sealLabel, ...school.slice(1), ...guardians]
    }
    case 'subjects':
      return [block.label, ...report.subjects.map(({ name }) => name)].filter((text) => text !== '')
    case 'legend':
      return form === undefined ? [] : [block.label]
    default:
      return [fillWording(block.label, facts)]
  }
}

test('all seven forms are there', () => {
  expect(firstForms.map(({ state }) => state)).toEqual([
    ...['Niedersachsen', 'Niedersachsen', 'Bayern', 'Bayern'],
    ...['Nordrhein-Westfalen', 'Nordrhein-Westfalen', 'Zürich'],
  ])
})

test.each(Object.entries(firstFormSamples))(
  '%s: each part stands on its page, in the order of the form, in a small file (rule form.1)',
  async (name, make) => {
    const report = make()
    const bytes = await renderReport(report)
    expect(bytes.length).toBeLessThan(largestFile)
    const { text: pages } = await extractText(new Uint8Array(bytes), { mergePages: false })
    const texts = pages.map(plain)
    const blocks = report.officialForm?.blocks ?? []
    let [page, at] = [0, 0]
    const found: string[] = []
    for (const sign of blocks.flatMap((block) => signsOf(report, block))) {
      const wanted = plain(sign)
      let next = texts[page]?.indexOf(wanted, at) ?? -1
      while (next < 0 && page < texts.length) {
        page += 1
        next = texts[page]?.indexOf(wanted) ?? -1
      }
      // Nothing may stand before what comes before it in the form.
      expect({ sign, isInOrder: next >= 0 }).toEqual({ sign, isInOrder: true })
      at = next + wanted.length
      found.push(`${page + 1} ${sign}`)
    }
    written[name] = { pages: pages.length, order: found }
    if (!isWriting) expect({ [name]: written[name] }).toEqual({ [name]: golden[name] })
  },
)

test('what begins a page is the first on it, below nothing but the running head (rule form.1)', async () => {
  const forms = Object.entries(firstFormSamples).filter(
    ([name]) => name.startsWith('Bayern') && name.includes('second'),
  )
  expect(forms).toHaveLength(2)
  for (const [, make] of forms) {
    const report = make()
    const { text: pages } = await extractText(new Uint8Array(await renderReport(report)), { mergePages: false })
    const label = report.officialForm?.blocks.find((block) => block.kind === 'subjects')
    const words = plain(label && 'label' in label ? label.label : '')
    const page = pages.map(plain).findIndex((text) => text.includes(words))
    expect(page).toBe(1)
    expect(plain(pages[0] ?? '')).not.toContain(plain(report.subjects[0]?.name ?? ''))
  }
})

afterAll(async () => {
  if (isWriting) await Bun.write(new URL('first-forms.json', import.meta.url), `${JSON.stringify(written, null, 2)}\n`)
})
