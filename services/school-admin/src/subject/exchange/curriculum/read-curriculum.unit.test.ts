import { describe, expect, test } from 'bun:test'
import { readSubjects } from '../file/read-subjects'
import { bytesOf, casePackage, fixture, rdfXml } from './testing/curriculum-files'

const read = async (name: string, bytes: Uint8Array<ArrayBuffer>, choice = {}) => readSubjects({ name, bytes }, choice)
const outlines = (contents: Awaited<ReturnType<typeof read>>['contents']) =>
  contents.map(({ name, schoolLevel, domains }) => [
    name,
    schoolLevel,
    domains.map((domain) => [domain.symbol, domain.name, domain.competences.length]),
  ])

describe('the framework curriculum of Berlin and Brandenburg', () => {
  test('is a subject for each school level, with areas as domains and stages before the standards', async () => {
    const { contents, reading } = await read('su.xml', await fixture('sachunterricht.rlp.xml'))
    expect(contents.map(({ name, schoolLevel }) => [name, schoolLevel])).toEqual(
      [1, 2, 3, 4].map((level) => ['Sachunterricht', level]),
    )
    expect(reading).toMatchObject({
      subjectDepth: 0,
      competenceDepth: 3,
      schoolLevel: null,
      schoolLevels: [1, 2, 3, 4],
    })
    expect(reading?.depths.map(({ kind, count }) => [kind, count])).toEqual([
      ['Fach', 1],
      ['Kompetenzbereich', 4],
      ['Teilbereich', 16],
      ['Standard', 86],
    ])
    expect(contents[0]?.domains[0]).toEqual({
      originId: null,
      name: 'Erkennen – Sachbezogen Fragen stellen und Vermutungen äußern',
      symbol: null,
      competences: [
        { originId: null, description: 'A: Fragen zu einem Phänomen oder Thema stellen' },
        { originId: null, description: 'B: Vorschläge äußern, die zur Beantwortung von Fragen führen' },
      ],
    })
  })

  test('can be read with areas as subjects, and for one school level alone', async () => {
    const choice = { subjectDepth: 1, competenceDepth: 3, schoolLevel: 3 }
    const { contents } = await read('su.xml', await fixture('sachunterricht.rlp.xml'), choice)
    expect(contents.map(({ name, schoolLevel }) => [name, schoolLevel])).toEqual([
      ['Erkennen', 3],
      ['Kommunizieren', 3],
      ['Urteilen', 3],
      ['Handeln', 3],
    ])
  })

  test('has its parts added to a competence when that stands higher', async () => {
    const choice = { subjectDepth: 0, competenceDepth: 2, schoolLevel: 3 }
    const { contents } = await read('su.xml', await fixture('sachunterricht.rlp.xml'), choice)
    expect(contents[0]?.domains[0]?.competences[0]?.description).toBe(
      'Sachbezogen Fragen stellen und Vermutungen äußern\n– C: Vermutungen zu möglichen Antworten äußern',
    )
  })
})

describe('a package of CASE', () => {
  test('of another maker in 1.1 has codes as symbols and its own order', async () => {
    const { contents, reading } = await read('a.json', await fixture('informatics.case11.json'))
    expect(reading?.depths.map(({ kind }) => kind)).toEqual([null, '領域', '分野', '技能'])
    const { contents: chosen } = await read('a.json', await fixture('informatics.case11.json'), {
      subjectDepth: 0,
      competenceDepth: 3,
    })
    expect(contents.map(({ schoolLevel }) => schoolLevel)).toEqual([13, 14, 15, 16])
    expect(outlines(chosen)[0]?.[2]).toContainEqual(['SE-A', 'SE プログラミングと開発実践 – 基礎プログラミング', 1])
  })

  test('of 1.0 in the spelling of its drafts makes a subject of each level', async () => {
    const { contents, reading } = await read('a.json', await fixture('ratios.case10.json'))
    expect(reading).toMatchObject({ subjectDepth: 0, competenceDepth: 2, licence: 'CC0 1.0' })
    expect(outlines(contents)).toEqual([
      ['Verhältnisse', 6, [[null, 'MATHE.INHALT.STUFE6.VERH Verhältnisse verstehen und mit ihnen Aufgaben lösen', 2]]],
      ['Verhältnisse', 7, [['M.7.V', 'Proportionale Zusammenhänge untersuchen', 1]]],
    ])
    expect(contents[0]?.domains[0]?.competences.map(({ description }) => description)).toEqual([
      'M.6.V.1: beschreibt ein Verhältnis in Worten\n– a: mit „zu“\n– b: mit „je“ und „pro“',
      'M.6.V.2: rechnet mit Verhältnissen',
    ])
  })

  test('without any link is a document with items', async () => {
    const file = {
      CFDocument: { identifier: 'd', title: 'Kunst' },
      CFItems: [{ identifier: 'a', fullStatement: 'malt', educationLevel: ['KG', '01'] }],
    }
    const { contents } = await read('a.json', bytesOf(JSON.stringify({ CFPackage: file })))
    expect(outlines(contents)).toEqual([0, 1].map((level) => ['Kunst', level, [[null, 'Kunst', 1]]]))
  })
})

describe('a vocabulary in SKOS', () => {
  const expected = [
    'Lernen mit digitalen Medien',
    null,
    [
      [null, 'D1 Suchen – Quellen finden', 2],
      [null, 'D1 Suchen – Quellen prüfen', 1],
      [null, 'D2 Gestalten – Bilder bearbeiten', 1],
    ],
  ]

  test('as Turtle takes German texts, and parents that only the entries below name', async () => {
    const { contents, reading } = await read('a.ttl', await fixture('digital.skos.ttl'))
    expect(outlines(contents)).toEqual([expected])
    expect(reading).toMatchObject({
      subjectDepth: 0,
      competenceDepth: 3,
      schoolLevels: [],
      licence: 'https://creativecommons.org/publicdomain/zero/1.0/',
    })
  })

  test('as RDF/XML is ordered by its codes', async () => {
    const { contents } = await read('a.rdf', bytesOf(rdfXml()))
    expect(outlines(contents)).toEqual([['Mathematik', null, [['1', 'Zählen', 2]]]])
    expect(contents[0]?.domains[0]?.competences.map(({ description }) => description)).toEqual([
      '1.2: zählt bis zehn',
      '1.10: zählt bis hundert',
    ])
  })

  test('as JSON-LD with a context of its own', async () => {
    const skos = 'http://www.w3.org/2004/02/skos/core#'
    const file = {
      '@context': {
        skos,
        prefLabel: { '@id': 'skos:prefLabel', '@container': '@language' },
        narrower: 'skos:narrower',
      },
      '@id': 'urn:s',
      prefLabel: { de: 'Kunst', en: 'Art' },
      narrower: { '@id': 'urn:d', prefLabel: { de: 'Malen' }, narrower: { '@id': 'urn:c', prefLabel: { de: 'malt' } } },
    }
    const { contents } = await read('a.jsonld', bytesOf(JSON.stringify(file)))
    expect(outlines(contents)).toEqual([['Kunst', null, [[null, 'Malen', 1]]]])
  })
})

test('a package of CASE loses marks of HTML, Markdown and LaTeX, and what has ended is left out and counted', async () => {
  const text = casePackage([
    { id: 'b', above: 'd', text: '<b>Zahlen</b>' },
    { id: 'k', above: 'b', text: '**löst** \\(x^2 \\leq 4\\)'.replaceAll('\\\\', '\\') },
    { id: 'alt', above: 'd', text: 'Rechenschieber', more: { statusEndDate: '2020-07-31' } },
    { id: 'unter', above: 'alt', text: 'stellt ihn ein' },
    { id: 'neu', above: 'b', text: 'rechnet weiter', more: { statusEndDate: '2999-12-31' } },
  ])
  const { contents, reading } = await read('a.json', bytesOf(text))
  expect(contents[0]?.domains).toMatchObject([
    { name: 'Zahlen', competences: [{ description: 'löst x² ≤ 4' }, { description: 'rechnet weiter' }] },
  ])
  expect(reading?.endedCount).toBe(2)
})

const moodle = (rows: readonly (readonly string[])[]) =>
  [
    'Parent ID number,ID number,Short name,Description,Description format,Scale values,Scale configuration,Rule type (optional),Rule outcome (optional),Rule config (optional),Cross-referenced competency ID numbers,Exported ID (optional),Is competency framework,Taxonomy',
    ...rows.map(([parent, id, shortName, description, isFramework = '']) =>
      [parent, id, shortName, `"${description}"`, '1', '', '', '', '', '', '', '', isFramework, ''].join(','),
    ),
  ].join('\r\n')

test('competencies of Moodle are read with their framework as the subject', async () => {
  const text = moodle([
    ['', 'MA', 'Mathematik', 'Rahmen', '1'],
    ['MA', 'MA-1', 'Zahlen', '', ''],
    ['MA-1', 'MA-1-1', 'zählt', '<p>zählt bis <em>hundert</em></p>', ''],
    ['MA-1', 'MA-1-2', 'rechnet im Kopf', '', ''],
  ])
  const { contents, reading } = await read('moodle.csv', bytesOf(text))
  expect(contents).toMatchObject([
    {
      name: 'Mathematik',
      domains: [
        { name: 'Zahlen', competences: [{ description: 'zählt bis hundert' }, { description: 'rechnet im Kopf' }] },
      ],
    },
  ])
  expect(reading?.depths).toHaveLength(3)
  const broken = moodle([
    ['', 'MA', 'Mathematik', '', '1'],
    ['XX', 'MA-1', 'Zahlen', '', ''],
  ])
  expect(read('moodle.csv', bytesOf(broken))).rejects.toMatchObject({
    faults: [{ reason: 'missingParent', place: { item: 'MA-1', line: 3 } }],
  })
})

const subjectTable = [
  'Fach;Höflichkeit',
  'Kürzel;HÖ',
  'Farbe;#aa3377',
  'Stufe;3',
  'Bereich;Symbol;Kompetenz',
  'Grüßen;;grüßt',
]

test.each<[string, (text: string) => Uint8Array<ArrayBuffer>]>([
  ['UTF-8', bytesOf],
  ['UTF-8 with a mark', (text) => bytesOf(`\ufeff${text}`)],
  ['Windows-1252', (text) => new Uint8Array(Buffer.from(text, 'latin1'))],
  ['UTF-16 with a mark', (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))],
  ['UTF-16 without one', (text) => new Uint8Array(Buffer.from(text, 'utf16le'))],
])('a table of subjects is read in %s, with and without a line that names the delimiter', async (_, encode) => {
  for (const first of [[], ['sep=;']]) {
    const { contents } = await read('Fach.csv', encode([...first, ...subjectTable].join('\r\n')))
    expect(contents).toMatchObject([
      { name: 'Höflichkeit', domains: [{ name: 'Grüßen', competences: [{ description: 'grüßt' }] }] },
    ])
  }
})
