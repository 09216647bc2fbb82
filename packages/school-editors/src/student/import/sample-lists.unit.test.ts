import { describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { inDocument } from '@lernspur/ui/testing/document'
import { newClassOf } from './match/import-target'
import { knownNames } from './read/name-order'
import { readLines, readPeople } from './read/read-lines'
import { readFiles } from './read/read-list'
import { proposeReading } from './read/reading'
import { inSchool, openTable, schoolClass, student } from './testing/open-import'
import { sampleFiles, samples } from './testing/sample-lists'

inDocument()

const day = '2026-11-28'
const read = async (...names: string[]) => {
  const table = await readFiles(await sampleFiles(names))
  const { reading, doubt } = proposeReading(table, knownNames([]))
  return { table, doubt, lines: readLines(table, reading, day), people: readPeople(table, reading) }
}

/** What each file of children gives: the child, the class, the date of birth, and what is wrong or says that it left. */
const expected: readonly (readonly [names: readonly string[], lines: readonly string[], people?: readonly string[]])[] =
  [
    [
      ['lusd-bericht.csv'],
      ['Milan Abendroth 05F1 2018-04-03', 'Milan Abendroth 05F1 2018-04-03', 'Zoe Bürgel 05F1 2017-11-12'],
    ],
    [['lusd-kuerzel.csv'], ['Milan Abendroth 06F1', 'Zoe Bürgel 06F1']],
    [['lusd-kuerzel.xlsx'], ['Ava Adler 06F1', 'Ben Beck 06F1', 'Cem Cato 06F2', 'Dana Dorn 06F3']],
    [
      ['sds-classes.csv', 'sds-enrollments.csv', 'sds-users.csv'],
      ['Milan Abendroth 5a', 'Zoe Bürgel 5a', 'Defne Çelik 5b'],
      ['Klara Lehrgut k.lehrgut@schule.example'],
    ],
    [
      ['Section.csv', 'Student.csv', 'StudentEnrollment.csv'],
      ['Milan Abendroth 5a 2018-04-03', 'Zoe Bürgel 5a 2017-11-12'],
    ],
    [
      ['SchuelerBasisdaten.dat'],
      [
        'Milan Abendroth 05A 2018-04-03',
        'Ali Yildiz 05A 2017-11-12',
        'Ali Yildiz 05B 2018-02-01',
        'Lotte Weggang 05A 2018-03-11 left',
        'Zoe Bürgel 05B 2017-11-12',
      ],
    ],
    [['iserv-benutzer.csv'], ['Milan Abendroth 5a', 'Zoe Bürgel 5b'], ['Klara Lehrgut klara.lehrgut@schule.example']],
    [['verbundene-titel.xlsx'], ['Ava Adler 5a', 'Ben Beck 5a']],
    [
      ['tierklassen.csv'],
      [
        'Milan Abendroth Igelklasse',
        'Zoe Bürgel Igelklasse',
        'Defne Çelik Iltisklasse',
        'Paul Dornbusch JÜL 1-3 A',
        'Mia Eberle JÜL 1-3 B',
      ],
    ],
    [['tier2.csv'], ['Milan Abendroth Igelklasse', 'Defne Çelik Iltisklasse']],
    [['sokrates.csv'], ['Milan Abendroth 3a VS 2018-04-03', 'Zoe Bürgel 3b VS 2017-11-12']],
    [['namensvettern.csv'], ['Ali Yildiz 5a 2017-11-12', 'Ali Yildiz 5a 2018-02-01', 'Zoe Bürgel 5a 2017-11-12']],
    [['tuerkisch.csv'], ['Elif Yıldız', 'Emir Aslan']],
    [['einname.csv'], ['Jamal  5a incomplete', ' Sukarno 5a incomplete', 'Milan Abendroth 5a']],
  ]
/** Files of competences, which another test reads. */
const ofSubjects = ['case-html.json', 'moodle-kompetenzen.csv']

describe.skipIf(samples === null)('lists as other programs write them', () => {
  test.each(expected)('%j', async (names, lines, people = []) => {
    const found = await read(...names)
    const textOf = (line: (typeof found.lines)[number]) =>
      [
        `${line.firstName} ${line.lastName}`,
        line.className,
        line.birthDate,
        line.left === null ? null : 'left',
        line.problem?.kind,
      ]
        .filter((one) => one !== null && one !== undefined)
        .join(' ')
    expect(found.lines.map(textOf)).toEqual([...lines])
    expect(found.people.map(({ firstName, lastName, email }) => `${firstName} ${lastName} ${email}`)).toEqual([
      ...people,
    ])
    expect(found.doubt).toBeNull()
  })

  test('each of them is read here', () => {
    const named = [...expected.flatMap(([names]) => names), ...ofSubjects]
    expect(readdirSync(samples ?? '').toSorted()).toEqual(named.toSorted())
  })

  test('a sheet that is no list is named', async () => {
    expect((await read('lusd-kuerzel.xlsx')).table.skipped).toEqual(['Hinweise'])
  })

  const open = async (
    names: readonly string[],
    ...rest: Parameters<typeof openTable> extends [unknown, unknown, ...infer Rest] ? Rest : never
  ) => openTable(inSchool, (await read(...names)).table, ...rest)

  test('a child that is written for each guardian comes once', async () => {
    const list = await open(['lusd-bericht.csv'], [], [schoolClass('5F1')])
    expect(list.kinds()).toEqual(['Milan Abendroth: new new', 'Zoe Bürgel: new new'])
    expect(list.draft().body.added).toMatchObject([{ birthDate: '2018-04-03' }, { birthDate: '2017-11-12' }])
  })

  test('two children of one name in a class are asked about openly', async () => {
    const list = await open(['namensvettern.csv'], [], [schoolClass('5a')])
    expect(list.kinds()).toEqual(['Ali Yildiz: new new', 'Ali Yildiz: doubtful twice', 'Zoe Bürgel: new new'])
    expect(list.state().undecided).toHaveLength(1)
    list.change({ decisions: new Map([[1, { kind: 'new' }]]) })
    expect([list.draft().children, list.state().undecided.length]).toEqual([3, 0])
  })

  test('who has left is shown, and not taken', async () => {
    const gone = student('Lotte', 'Weggang', '5a')
    const list = await open(['SchuelerBasisdaten.dat'], [gone], [schoolClass('5a'), schoolClass('5b')])
    expect(list.kinds()[3]).toBe('Lotte Weggang: left left')
    expect(list.state().leaving).toMatchObject([{ isGone: true }])
    expect(list.draft().children).toBe(4)
  })

  test('a child with one name waits with fields to fill in, and holds up nothing else', async () => {
    const list = await open(['einname.csv'], [], [schoolClass('5a')])
    expect([list.draft().children, list.state().undecided.length]).toEqual([1, 2])
    list.change({ filled: new Map([[0, { firstName: 'Jamal', lastName: 'Okafor', birthDate: '' }]]) })
    expect(list.kinds()[0]).toBe('Jamal Okafor: new new')
    expect([list.draft().children, list.state().undecided.length]).toEqual([2, 1])
  })

  test('names of classes that are words are asked once: the next list knows them by their nicknames', async () => {
    const list = await open(['tierklassen.csv'], [], [])
    expect(list.state().unknown.map(({ text }) => text)).toEqual([
      'Igelklasse',
      'Iltisklasse',
      'JÜL 1-3 A',
      'JÜL 1-3 B',
    ])
    const texts = list.state().unknown.map(({ text }) => text)
    expect(texts.map((text) => newClassOf(text, texts))).toMatchObject([
      { name: 'Igel', nickname: 'Igelklasse' },
      { name: 'Ilti', nickname: 'Iltisklasse' },
      { name: '', nickname: 'JÜL 1-3 A' },
      { name: '', nickname: 'JÜL 1-3 B' },
    ])
    const made = [
      { ...schoolClass('Igel'), nickname: 'Igelklasse' },
      { ...schoolClass('Ilti'), nickname: 'Iltisklasse' },
    ]
    const next = await open(['tier2.csv'], [], made)
    expect(next.state().unknown).toEqual([])
    expect(next.draft().body.added?.map(({ schoolClassId }) => schoolClassId)).toEqual(['Igel', 'Ilti'])
  })

  test('"3a VS" is the 3a, or makes it', async () => {
    const list = await open(['sokrates.csv'], [], [schoolClass('3a')])
    expect(list.state().listed.map(({ text, found }) => [text, found?.name ?? null])).toEqual([
      ['3a VS', '3a'],
      ['3b VS', null],
    ])
    expect(newClassOf('3b VS', ['3a VS'])).toMatchObject({ name: '3b', nickname: '3b VS', schoolLevel: 3 })
  })
})
