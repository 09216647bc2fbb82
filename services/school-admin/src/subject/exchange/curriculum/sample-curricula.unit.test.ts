import { describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readSubjects } from '../file/read-subjects'
import { plainStatement } from './outline/plain-statement'
import { bytesOf } from './testing/curriculum-files'

/** The folder of small files as other programs write them, above the repository; null where it is not. */
const sampleFolder = (): string | null => {
  for (let folder = import.meta.dir; folder !== dirname(folder); folder = dirname(folder)) {
    const samples = join(folder, 'shared/samples/lists')
    if (existsSync(samples)) return samples
  }
  return null
}
const samples = sampleFolder()

const read = async (name: string) =>
  readSubjects({ name, bytes: new Uint8Array(await Bun.file(join(samples ?? '', name)).arrayBuffer()) })
const inShort = ({ contents }: Awaited<ReturnType<typeof read>>) =>
  contents.map(({ name, schoolLevel, domains }) => [
    name,
    schoolLevel,
    domains.map((domain) => [domain.symbol, domain.name, domain.competences.map(({ description }) => description)]),
  ])

describe.skipIf(samples === null)('competences as other programs write them', () => {
  test('a package of CASE with HTML, Markdown and formulas gives plain text, and leaves out what has ended', async () => {
    const found = await read('case-html.json')
    expect(inShort(found)).toEqual([
      [
        'Mathematik',
        3,
        [
          [
            'ZO',
            'Zahlen & Operationen',
            [
              'ZO.1: Stellt Brüche wie 1/2 dar.\n– als Bild\n– als Zahl',
              'ZO.2: Rechnet sicher bis 100:\n– plus\n– minus',
              'ZO.4: Vergleicht x < y und y > z',
            ],
          ],
        ],
      ],
    ])
    expect(found.reading).toMatchObject({ endedCount: 1 })
  })

  test('a competency framework of Moodle is a subject with domains and competences', async () => {
    const found = await read('moodle-kompetenzen.csv')
    expect(inShort(found)).toEqual([
      [
        'Mathematik Grundschule',
        null,
        [[null, 'Zahlen und Operationen', ['Rechnet im Zahlenraum bis 100 sicher.', 'Kennt das Einmaleins']]],
      ],
    ])
    expect(found.reading?.depths.map(({ kind }) => kind)).toEqual([null, 'domain', 'competency'])
  })
})

describe('a statement becomes plain text', () => {
  test.each([
    ['x < y und y > z', 'x < y und y > z'],
    ['5 * 3 * 2 = 30', '5 * 3 * 2 = 30'],
    ['kostet 5$ oder 10$', 'kostet 5$ oder 10$'],
    ['snake_case_name und __init__', 'snake_case_name und __init__'],
    ['AT&T &amp; &#8222;Co&#x201c; &unbekannt;', 'AT&T & „Co“ &unbekannt;'],
    ['<p class="a">eins</p><p>zwei<br/>drei</p>', 'eins\nzwei\ndrei'],
    ['<ol><li>a</li>\n<li><em>b</em></li></ol>', '1. a\n2. b'],
    ['# Titel\n\n* *eins*\n* [zwei](https://a.example)', 'Titel\n– eins\n– zwei'],
    ['\\(a \\cdot b\\) und $\\sqrt{2} \\leq x$', 'a · b und √2 ≤ x'],
  ])('%j', (written, plain) => {
    expect(plainStatement(written)).toBe(plain)
  })
})

test('below an item that has ended nothing is left, and one that ends later stays', async () => {
  const item = (identifier: string, more: object = {}) => ({ identifier, fullStatement: identifier, ...more })
  const link = (child: string, parent: string) => ({
    associationType: 'isChildOf',
    originNodeURI: { identifier: child },
    destinationNodeURI: { identifier: parent },
  })
  const file = {
    CFDocument: { identifier: 'd', title: 'Kunst' },
    CFItems: [
      item('alt', { statusEndDate: '2020-07-31' }),
      item('darunter'),
      item('neu', { statusEndDate: '2999-07-31' }),
      item('malt'),
    ],
    CFAssociations: [link('alt', 'd'), link('darunter', 'alt'), link('neu', 'd'), link('malt', 'neu')],
  }
  const found = await readSubjects({ name: 'a.json', bytes: bytesOf(JSON.stringify(file)) })
  expect(inShort(found)).toEqual([['Kunst', null, [[null, 'neu', ['malt']]]]])
  expect(found.reading).toMatchObject({ endedCount: 2 })
})
