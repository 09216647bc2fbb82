import { expect, test } from 'bun:test'
import { faultDetails, ImportFault } from '../fault/import-fault'
import { readSubjects } from '../file/read-subjects'
import { bytesOf, casePackage, rdfXml } from './testing/curriculum-files'

const secret = 'Geheimnis'
const validation = 'FILE_VALIDATION_FAILED'
const failed = 'IMPORT_FAILED'
const excessive = 'FILE_SIZE_LIMIT_EXCEEDED'
const chain = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: `i${index}`, above: index === 0 ? 'd' : `i${index - 1}` }))
const turtle = (text: string) => `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .\n${text}`
/** Half a megabyte of brackets, which the parsers would read for a minute. */
const nested = (open: string, content: string, close: string) => open.repeat(30_000) + content + close.repeat(30_000)
const plan = (text: string) => `<fach><id>F</id><title>Kunst</title><c2>${text}</c2></fach>`

const cases: [what: string, name: string, text: string, code: string, path: string, message: string][] = [
  ['is no JSON', 'a.json', `{"${secret}`, validation, 'file', 'JSON'],
  ['is JSON of something else', 'a.json', `{"${secret}": 1}`, failed, 'file', 'CASE-Paket'],
  ['is nested without end', 'a.json', '['.repeat(2_000_000), excessive, 'file', 'verschachtelt'],
  ['nests linked data', 'a.json', nested('{"@id":"x","a":', '1', '}'), excessive, 'file', 'verschachtelt'],
  ['nests Turtle', 'a.ttl', `<x> <a> ${nested('[ <a> ', '1', ' ]')} .`, excessive, 'file', 'verschachtelt'],
  ['nests lists of Turtle', 'a.ttl', `<x> <a> ${nested('( ', '1', ' )')} .`, excessive, 'file', 'verschachtelt'],
  ['nests RDF', 'a.rdf', rdfXml(nested('<a:b><a:c>', '', '</a:c></a:b>')), excessive, 'file', 'verschachtelt'],
  [
    'has an item without text',
    'a.json',
    casePackage([{ id: 'a', more: { fullStatement: null } }]),
    failed,
    'item.a.line.8',
    'Kennung',
  ],
  ['has an identifier twice', 'a.json', casePackage([{ id: 'a' }, { id: 'a' }]), failed, 'item.a.line.8', 'zweimal'],
  [
    'has items in a circle',
    'a.json',
    casePackage([
      { id: 'a', above: 'd' },
      { id: 'b', above: 'c' },
      { id: 'c', above: 'b' },
    ]),
    failed,
    'item.b.line.12',
    'sich selbst',
  ],
  [
    'has an item without place',
    'a.json',
    casePackage([{ id: 'a', above: 'd' }, { id: 'b' }]),
    failed,
    'item.b.line.12',
    'keinem anderen',
  ],
  ['lacks the item above', 'a.json', casePackage([{ id: 'a', above: 'x' }]), failed, 'item.a.line.8', 'fehlt'],
  [
    'has an item in two places',
    'a.json',
    casePackage([
      { id: 'a', above: 'd' },
      { id: 'b', above: 'd' },
    ]).replace(
      '"CFAssociations": [',
      '"CFAssociations": [{"associationType":"isChildOf","originNodeURI":{"identifier":"b"},"destinationNodeURI":{"identifier":"a"}},',
    ),
    failed,
    'item.b.line.12',
    'mehreren',
  ],
  [
    'has a competence that is too long',
    'a.json',
    casePackage([
      { id: 'a', above: 'd' },
      { id: 'b', above: 'a', text: secret.repeat(120) },
    ]),
    failed,
    'item.b.line.12',
    'zu lang',
  ],
  [
    'has a domain that is too long',
    'a.json',
    casePackage([
      { id: 'a', above: 'd', text: secret.repeat(30) },
      { id: 'b', above: 'a' },
      { id: 'c', above: 'a', text: secret.repeat(120) },
    ]),
    failed,
    'item.a.line.8',
    'zu lang',
  ],
  [
    'has a control character',
    'a.json',
    casePackage([{ id: 'a', above: 'd', text: `${secret}\u0001` }]),
    failed,
    'item.a.line.8',
    'Zeichen',
  ],
  [
    'names an item by a text',
    'a.json',
    casePackage([{ id: `${secret} x`, above: 'd', text: ' ' }]),
    failed,
    'line.8',
    'keinen Text',
  ],
  ['is too deep', 'a.json', casePackage(chain(14)), excessive, 'item.i13.line.60', 'zu tief'],
  ['is very deep', 'a.json', casePackage(chain(20_000)), excessive, 'file', 'zu viele'],
  [
    'has too many items',
    'a.json',
    casePackage(Array.from({ length: 20_001 }, (_, index) => ({ id: `${index}` }))),
    excessive,
    'file',
    'zu viele Einträge',
  ],
  ['is no Turtle', 'a.ttl', turtle(`<a> ${secret}:b "c" .`), validation, 'line.2', 'Turtle'],
  [
    'refers to what it lacks',
    'a.ttl',
    turtle('<urn:a> skos:prefLabel "A" ; skos:narrower <urn:b> .'),
    failed,
    'item.urn:b',
    'fehlt',
  ],
  [
    'has a concept without a label',
    'a.ttl',
    turtle('<urn:a> skos:prefLabel "A" ; skos:narrower <urn:b> . <urn:b> skos:broader <urn:a> .'),
    failed,
    'item.urn:b',
    'keinen Text',
  ],
  [
    'has concepts without order',
    'a.ttl',
    turtle('<urn:a> a skos:Concept ; skos:prefLabel "A" .'),
    failed,
    'file',
    'was zu welchem',
  ],
  [
    'has concepts in a circle alone',
    'a.ttl',
    turtle('<urn:a> skos:prefLabel "A" ; skos:narrower <urn:b> . <urn:b> skos:prefLabel "B" ; skos:narrower <urn:a> .'),
    failed,
    'item.urn:a',
    'sich selbst',
  ],
  [
    'declares entities',
    'a.rdf',
    `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}">]>${rdfXml()}`,
    validation,
    'file',
    'Entitäten',
  ],
  ['is no XML', 'a.rdf', rdfXml(`<${secret}>`), validation, 'line.10', 'XML'],
  ['is XML of something else', 'a.xml', `<feed><title>${secret}</title></feed>`, failed, 'file', 'bekannter Lehrplan'],
  ['is a plan that breaks off', 'a.xml', `<fach>\n<id>F</id>\n<title>${secret}`, validation, 'line.3', 'XML'],
  [
    'has a standard without text',
    'a.xml',
    plan('\n<area><name>K</name><standard><id>K-1</id><content/></standard></area>'),
    failed,
    'item.K-1.line.2',
    'keinen Text',
  ],
  [
    'has a context elsewhere',
    'a.jsonld',
    '{"@context": "https://skos.example/context.json", "@id": "urn:a"}',
    validation,
    'file',
    'Internet',
  ],
  ['has bytes of no text', 'a.ttl', '', validation, 'file', 'weder XLSX noch CSV'],
]

test.each(cases)('a curriculum is refused that %s', async (_, name, text, code, path, message) => {
  const bytes = text === '' ? new Uint8Array([0x40, 0xfc, 0, 0, 0]) : bytesOf(text)
  const error = await readSubjects({ name, bytes }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ImportFault)
  if (!(error instanceof ImportFault)) return
  const details = faultDetails(error.faults, 'de')
  expect([error.code, details[0]?.path]).toEqual([code, path])
  expect(details[0]?.message).toContain(message)
  expect(JSON.stringify(details)).not.toContain(secret)
})

test('a fault is told in both languages, by item and line', () => {
  const faults = [{ reason: 'tooLong', place: { item: 'K1-2', line: 13 } }] as const
  const messages = (['de', 'en'] as const).map((language) => faultDetails(faults, language)[0]?.message)
  expect(messages).toEqual([
    'Eintrag K1-2, Zeile 13: Der Text ist zu lang.',
    'Item K1-2, line 13: The text is too long.',
  ])
})

test('faults of a reading that nobody chose are avoided where another reading has none', async () => {
  const items = [
    { id: 'a', above: 'd' },
    { id: 'b', above: 'a', text: 'x'.repeat(200) },
    { id: 'c', above: 'b', text: 'x'.repeat(900) },
    { id: 'e', above: 'a' },
    { id: 'f', above: 'a' },
  ]
  const file = { name: 'a.json', bytes: bytesOf(casePackage(items)) }
  expect((await readSubjects(file)).reading).toMatchObject({ subjectDepth: 0, competenceDepth: 3 })
  const chosen = readSubjects(file, { subjectDepth: 0, competenceDepth: 2 })
  expect(chosen).rejects.toMatchObject({ faults: [{ reason: 'tooLong', place: { item: 'b' } }] })
  expect(readSubjects(file, { subjectDepth: 2, competenceDepth: 1 })).rejects.toMatchObject({
    faults: [{ reason: 'competenceAbove' }],
  })
})
