import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { linesTooMany } from '@lernspur/contracts/teacher/student/talk-page'
import { talkParts } from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import { closeReportWorker } from './render-report'
import { renderTalk } from './render-talk'
import { aboutFile, pagesOf, squeezed } from './sample/read-pdf'
import { flattened, structureFaults, structureOf } from './sample/read-structure'
import type { TalkDocumentProps } from './talk-document'

setDefaultTimeout(60_000)
afterAll(closeReportWorker)

const talkOf = (texts: readonly string[], changes: Partial<TalkDocumentProps> = {}): TalkDocumentProps => ({
  language: 'de',
  school: { name: 'Grundschule am Lindenhain', slogan: null },
  student: 'Amira Haddad',
  schoolClass: '3a',
  heldOn: '2026-11-23',
  teacher: 'Miriam Falkenberg',
  parts: talkParts.map((part, index) => ({ part, text: texts[index] ?? '' })),
  printedOn: '2026-11-22',
  ...changes,
})

test('prints who, when and the four parts on one page, with places to sign', async () => {
  const bytes = await renderTalk(talkOf(['Deutsch: Liest flüssig.', 'Mathematik: Einmaleins', 'Sachaufgaben', '']))
  const pages = await pagesOf(bytes)
  expect(pages.length).toBe(1)
  const text = squeezed(pages.join(' '))
  const visible = ['Grundschule am Lindenhain', 'Amira Haddad', '23. November 2026', 'Klasse 3a', 'Liest flüssig.']
  const headings = ['Das gelingt', 'Das wird gerade geübt', 'Der nächste Schritt', 'Vereinbart', 'Lehrkraft']
  for (const part of [...visible, ...headings]) expect(text).toContain(squeezed(part))
  expect(await aboutFile(bytes)).toMatchObject({ title: 'Gespräch mit den Eltern – Amira Haddad', language: 'de' })
})

test('a sheet is tagged throughout: each part has its heading, and lines to write on are decoration', async () => {
  const long = Array.from({ length: 40 }, () => 'Liest flüssig und versteht, was gelesen wird. '.repeat(3)).join('\n')
  for (const texts of [
    ['Liest flüssig.', 'Einmaleins', '', ''],
    [long, long, '', ''],
  ]) {
    const bytes = await renderTalk(talkOf(texts))
    expect(await structureFaults(bytes)).toEqual([])
    const root = await structureOf(bytes)
    expect((root ? flattened(root) : []).filter(({ role }) => role === 'H2')).toHaveLength(4)
  }
})

/** Words as they stand in reports, long ones among them, repeated until nothing more fits on a page (rule talk.4). */
const filled = (words: readonly string[], between: string): string[] => {
  const texts = ['', '', '', '']
  for (let index = 0; ; index++) {
    const next = [...texts]
    const at = index % 4
    next[at] = `${next[at]}${next[at] === '' ? '' : between}${words[index % words.length]}`
    if (linesTooMany(next) > 0) return texts
    texts.splice(0, 4, ...next)
  }
}

const sentence = 'Liest altersgemäße Texte sinnentnehmend, gibt den Inhalt wieder und begründet die eigene Meinung.'
const fillings: readonly (readonly [string, readonly string[], string])[] = [
  ['sentences', [sentence, 'Rechnet sicher.'], ' '],
  ['a line each', ['Rechnet', 'Liest', 'Schreibt'], '\n'],
  ['long words', ['Rechtschreibstrategieanwendungskompetenz', 'Silbengliederungsübungen'], ' '],
  ['wide letters', ['WWWWWWWWWW', 'MMMM', 'OOOOOO'], ' '],
  ['a word without an end', ['Donaudampfschifffahrtsgesellschaft'], ''],
  ['other scripts', ['Учится', 'читать', 'ученица', 'Ελλάδα'], ' '],
]

test.each(fillings)('what is said to fit fits on one page: %s', async (_, words, between) => {
  const longName = 'Maximiliane-Charlotte Freifrau von und zu Hohenstein-Wittgenstein'
  expect((await pagesOf(await renderTalk(talkOf(filled(words, between), { student: longName })))).length).toBe(1)
})

test('what does not fit goes on to a second page, and nothing is lost', async () => {
  const lines = Array.from({ length: 90 }, (_, index) => `Zeile ${index} der Vereinbarung`)
  expect(linesTooMany(['', '', '', lines.join('\n')])).toBeGreaterThan(0)
  const pages = await pagesOf(await renderTalk(talkOf(['', '', '', lines.join('\n')])))
  expect(pages.length).toBeGreaterThan(1)
  const text = squeezed(pages.join(' '))
  for (const line of lines) expect(text).toContain(squeezed(line))
})
