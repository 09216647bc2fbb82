import { afterAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { textComplaints } from './texts'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-texts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let trees = 0

const complaintsAbout = (de: object, en: object, source: string): string[] => {
  const root = join(folder, `tree-${trees++}`)
  for (const [language, texts] of Object.entries({ de, en })) {
    mkdirSync(join(root, 'mfe-teacher', 'locales', language), { recursive: true })
    writeFileSync(join(root, 'mfe-teacher', 'locales', language, 'home.json'), JSON.stringify(texts))
  }
  mkdirSync(join(root, 'mfe-teacher', 'src'))
  writeFileSync(join(root, 'mfe-teacher', 'src', 'home.tsx'), source)
  return textComplaints(root).map((line) => line.replace('mfe-teacher/locales/de/home.json: ', ''))
}

test('texts that are complete and shown are well', () => {
  const texts = {
    title: 'T',
    children_one: '{{count}} a',
    children_other: '{{count}} b',
    state: { on: 'On', off: 'Off' },
  }
  const source = 't(($) => $.title); t(($) => $.children, { count }); t(($) => $.state[state])'
  expect(complaintsAbout(texts, texts, source)).toEqual([])
})

test('a text that one language lacks is found', () => {
  expect(complaintsAbout({ a: 'A' }, {}, '$.a')).toEqual(['"a" has no English text.'])
  expect(complaintsAbout({ a: 'A' }, { a: 'A', b: { c: 'C' } }, '$.a')).toEqual(['"b.c" has no German text.'])
})

test('an empty text and one that fills in other things are found', () => {
  expect(complaintsAbout({ a: 'A' }, { a: ' ' }, '$.a')).toEqual(['"a" is empty.'])
  expect(complaintsAbout({ a: '{{name}}' }, { a: '{{nom}}' }, '$.a')).toEqual([
    '"a" fills in different things in German and English.',
  ])
})

test('a text that is shown nowhere is found', () => {
  expect(complaintsAbout({ a: { b: 'B', c: 'C' } }, { a: { b: 'B', c: 'C' } }, '$.a.b')).toEqual([
    '"a.c" is shown nowhere.',
  ])
})
