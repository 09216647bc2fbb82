import { describe, expect, test } from 'bun:test'
import { today } from '@lernspur/app-runtime'
import { inDocument } from '@lernspur/ui/testing/document'
import { daysAfter } from '../../school-year/day-before'
import { newClassOf, targetName } from './match/import-target'
import { inClass, inSchool, openImport, schoolClass, student, yearOf } from './testing/open-import'

inDocument()

describe('a list for a class', () => {
  test('is told apart: new, known, changed, doubtful, leaving', () => {
    const list = openImport(
      inClass,
      'Vorname;Nachname\nMia;Neu\nALI;Aydın\nZoe;Gross\nEmil;Brandt\nLina;Doppelt\nMia;Neu\nOzan;Yusuf\nNoah;',
      [
        student('Ali', 'Aydın', '3a'),
        student('Zoë', 'Groß', '3a'),
        student('Emil', 'Brandt', '3b'),
        student('Lina', 'Doppelt', '3b'),
        student('Lina', 'Doppelt'),
        student('Yusuf', 'Ozan', '3a'),
        student('Greta', 'Weg', '3a'),
      ],
    )
    expect(list.kinds()).toEqual([
      'Mia Neu: new new',
      'ALI Aydın: known here',
      'Zoe Gross: changed renamed',
      'Emil Brandt: doubtful joins',
      'Lina Doppelt: doubtful several',
      'Mia Neu: doubtful twice',
      'Ozan Yusuf: doubtful reversed',
      'Noah : doubtful problem',
    ])
    expect(list.state().leaving.map(({ key }) => key)).toEqual(['Greta Weg 3a'])
    // Nothing is renamed, nobody leaves and nothing doubtful happens by itself.
    expect(list.draft()).toMatchObject({ children: 1, changes: 0 })
    expect(list.state().undecided).toHaveLength(5)
    expect(list.draft().body).toMatchObject({
      schoolClassId: '3a',
      added: [{ firstName: 'Mia', lastName: 'Neu', apartFrom: [] }],
      renamed: [],
      joined: [],
      left: [],
    })
  })

  test('never takes a namesake for the child unasked, wherever the namesake is', () => {
    const elsewhere = [student('Emil', 'Brandt', '3b'), student('Ida', 'Frei')]
    const list = openImport(inClass, 'Emil Brandt\nIda Frei', elsewhere)
    expect(list.kinds()).toEqual(['Emil Brandt: doubtful joins', 'Ida Frei: doubtful joins'])
    expect([list.draft().children, list.state().undecided.length]).toEqual([0, 2])
    list.change({
      decisions: new Map([
        [0, { kind: 'new' as const }],
        [1, { kind: 'same' as const, studentId: 'Ida Frei', rename: false }],
      ]),
    })
    expect(list.draft().body).toMatchObject({
      added: [{ lastName: 'Brandt', apartFrom: ['Emil Brandt'] }],
      joined: [{ studentId: 'Ida Frei' }],
    })
  })

  test('tells children apart by their dates of birth, and keeps those that are new', () => {
    const born = (birthDate: string, ...classes: string[]) => ({ ...student('Ali', 'Yildiz', ...classes), birthDate })
    const kindsOf = (day: string, ...known: ReturnType<typeof student>[]) =>
      openImport(inClass, `Vorname;Nachname;Geb.\nAli;Yildiz;${day}`, known)
    expect(kindsOf('12.11.2017', born('2017-11-12', '3b')).kinds()).toEqual(['Ali Yildiz: changed joins'])
    expect(kindsOf('12.11.2017', born('2018-02-01', '3b')).kinds()).toEqual(['Ali Yildiz: new new'])
    expect(kindsOf('12.11.2017', born('2018-02-01', '3a')).kinds()).toEqual(['Ali Yildiz: doubtful otherDate'])
    const undated = kindsOf('12.11.2017', student('Ali', 'Yildiz', '3a'))
    expect(undated.kinds()).toEqual(['Ali Yildiz: known here'])
    expect(undated.draft()).toMatchObject({
      changes: 1,
      body: { birthDates: [{ studentId: 'Ali Yildiz', birthDate: '2017-11-12' }] },
    })
    expect(kindsOf('31.2.2018').kinds()).toEqual(['Ali Yildiz: doubtful problem'])
  })

  test('knows a name that another program writes without its accents', () => {
    const known = ['Elif Şahin', 'Noël Çelik', 'Łukasz Kovačević', 'Bjørn Sørensen']
    const list = openImport(
      inClass,
      'Vorname;Nachname\nElif;Sahin\nNoel;Celik\nLukasz;Kovacevic\nBjoern;Sörensen\nElif;Sa Hin',
      known.map((name) => student(...(name.split(' ') as [string, string]), '3a')),
    )
    expect(list.kinds()).toEqual([
      'Elif Sahin: changed renamed',
      'Noel Celik: changed renamed',
      'Lukasz Kovacevic: changed renamed',
      'Bjoern Sörensen: changed renamed',
      'Elif Sa Hin: new new',
    ])
  })

  test('renames and unlinks whom the user ticks, and takes what is doubtful as decided', () => {
    const list = openImport(inClass, 'Vorname;Nachname\nZoe;Gross\nOzan;Yusuf', [
      student('Zoë', 'Groß', '3a'),
      student('Yusuf', 'Ozan', '3b'),
      student('Greta', 'Weg', '3a'),
    ])
    const decisions = new Map([
      [0, { kind: 'same' as const, studentId: 'Zoë Groß', rename: true }],
      [1, { kind: 'new' as const }],
    ])
    list.change({ decisions, left: new Set(['Greta Weg 3a']) })
    expect(list.draft().body).toMatchObject({
      renamed: [{ studentId: 'Zoë Groß', updatedAt: student('', '').updatedAt, firstName: 'Zoe', lastName: 'Gross' }],
      added: [{ firstName: 'Ozan', lastName: 'Yusuf', apartFrom: ['Yusuf Ozan'] }],
      left: [{ studentId: 'Greta Weg', schoolClassId: '3a' }],
    })
  })

  test('takes the day on which a child has left, or the nearest one in the year of its class', () => {
    const year = yearOf(Number(today().slice(0, 4)) - (today().slice(5) < '08-01' ? 1 : 0))
    const list = openImport(
      inClass,
      `Vorname;Nachname;Abgang am\nMia;Noch;\nGreta;Weg;${today()}\nEmil;Vorher;3.4.2019`,
      [student('Greta', 'Weg', '3a'), student('Emil', 'Vorher', '3a')],
      [schoolClass('3a', year)],
      [year],
    )
    expect(list.state().leaving).toMatchObject([
      { isGone: true, leftOn: today() },
      { isGone: true, leftOn: '2019-04-03' },
    ])
    list.change({ left: new Set(['Greta Weg 3a', 'Emil Vorher 3a']) })
    expect(list.draft().body.left).toEqual([
      { studentId: 'Greta Weg', schoolClassId: '3a', leftOn: today() },
      { studentId: 'Emil Vorher', schoolClassId: '3a', leftOn: year.schoolYearStart },
    ])
  })

  test('leaves out lines of other classes unless told otherwise', () => {
    const list = openImport(inClass, 'Vorname;Nachname;Klasse\nMia;Neu;3a\nAli;Aydın;03 B')
    expect([list.state().others, list.draft().children]).toEqual([1, 1])
    list.change({ takesOthers: true })
    expect([list.state().others, list.draft().children]).toEqual([1, 2])
  })

  test('asks for the first name, and forgets the answer with another list', () => {
    const list = openImport(inClass, 'Quorn\tZzyx\nQuill\tZzad')
    expect(list.state().mustAsk).toBe(true)
    const { proposed } = list.state()
    list.change({ reading: proposed?.reading ?? null })
    expect([list.state().mustAsk, list.draft().children]).toEqual([false, 2])
    list.write('Wentz\tXyla\nWolff\tXalo')
    expect(list.state().mustAsk).toBe(true)
  })

  test('finds nothing to do in what it has just taken', () => {
    const list = openImport(inClass, 'Mia Özdemir\nAli Aydın', [
      student('Mia', 'Özdemir', '3a'),
      student('Ali', 'Aydın', '3a'),
    ])
    expect(list.draft()).toMatchObject({ children: 0, changes: 0 })
  })
})

describe('a list for the school', () => {
  const list = () =>
    openImport(
      inSchool,
      'Vorname;Nachname;Klasse\nMia;Neu;3a\nAli;Aydın;Klasse 1 C\nZoë;Groß;1C\nEmil;Brandt;Igel\nNoah;Lang;',
      [student('Greta', 'Weg', '3a'), student('Ida', 'Bleibt', '3b')],
    )

  test('waits for classes that it does not know, and makes one for all spellings of a name', () => {
    const { state, change, draft, kinds } = list()
    expect(state().unknown.map(({ text, count }) => [text, count])).toEqual([
      ['Igel', 1],
      ['Klasse 1 C', 2],
    ])
    expect([kinds()[1], draft().children]).toEqual(['Ali Aydın: doubtful open', 2])
    change({
      classes: new Map([
        ['1c', newClassOf('Klasse 1 C', [])],
        ['igel', { kind: 'none' }],
      ]),
    })
    expect(draft().body).toMatchObject({
      newClasses: [{ name: '1C', schoolLevel: 1 }],
      added: [
        { lastName: 'Neu', schoolClassId: '3a' },
        { lastName: 'Aydın', newClass: 0 },
        { lastName: 'Groß', newClass: 0 },
        { lastName: 'Brandt' },
        { lastName: 'Lang' },
      ],
    })
    change({
      classes: new Map([
        ['igel', { kind: 'class', schoolClassId: '3b' }],
        ['1c', { kind: 'skip' }],
      ]),
    })
    expect(draft().body.added?.map(({ lastName, schoolClassId }) => `${lastName} ${schoolClassId}`)).toEqual([
      'Neu 3a',
      'Brandt 3b',
      'Lang undefined',
    ])
  })

  test('is about the classes that it names, or about all when it says so', () => {
    const { state, change } = list()
    expect(state().leaving.map(({ key }) => key)).toEqual(['Greta Weg 3a'])
    change({ entireSchool: true })
    expect(state().leaving.map(({ key }) => key)).toEqual(['Greta Weg 3a', 'Ida Bleibt 3b'])
  })

  test('never means a class whose year has ended, and asks which of two running ones it means', () => {
    const [past, coming] = [yearOf(2001), yearOf(2090)]
    const all = [
      schoolClass('1a', past),
      schoolClass('2a', past, 'former 2a'),
      schoolClass('2a', coming),
      schoolClass('3a', null),
      schoolClass('3a', coming, 'next 3a'),
    ]
    const { state, change, draft } = openImport(
      inSchool,
      'Vorname;Nachname;Klasse\nMia;Neu;1a\nAli;Alt;2a\nZoe;Lang;3a',
      [student('Ali', 'Alt', 'former 2a', '2a')],
      all,
    )
    expect(state().unknown.map(({ text, isSeveral }) => [text, isSeveral])).toEqual([
      ['1a', false],
      ['3a', true],
    ])
    expect(draft()).toMatchObject({ children: 0, changes: 0 })
    const targets = state().decided.map(({ target }) => targetName(target, state()))
    expect(targets).toEqual(['', '2a · 2090', ''])
    const inOneYear = { ...state(), classes: [schoolClass('2a', coming)] }
    expect(targetName({ kind: 'class', schoolClassId: '2a' }, inOneYear)).toBe('2a')
    change({ entireSchool: true })
    expect(state().leaving).toEqual([])
    change({
      classes: new Map([
        ['1a', newClassOf('1a', [])],
        ['3a', { kind: 'class', schoolClassId: 'next 3a' }],
      ]),
    })
    expect(draft().body).toMatchObject({
      newClasses: [{ name: '1a' }],
      added: [
        { lastName: 'Neu', newClass: 0 },
        { lastName: 'Lang', schoolClassId: 'next 3a' },
      ],
    })
  })

  test.each(['', ' ', '1@b'])(
    'makes no class of the name "%s", and leaves its children out until it has another',
    (name) => {
      const { state, change, draft } = openImport(inSchool, 'Vorname;Nachname;Klasse\nMia;Neu;1a\nAli;Alt;3a')
      const made = (called: string) =>
        change({ classes: new Map([['1a', { kind: 'new', name: called, schoolLevel: 1, nickname: null }]]) })
      made(name)
      expect(draft().body).toMatchObject({ newClasses: [], added: [{ lastName: 'Alt' }] })
      expect(state().decided[0]).toMatchObject({ reason: 'open' })
      made('1b')
      expect(draft().children).toBe(2)
    },
  )

  test('makes its classes in the year that has classes already when the present one ends soon, or in the other one', () => {
    const [present, coming] = [
      { ...yearOf(2001), schoolYearEnd: daysAfter(today(), 20) },
      { ...yearOf(2090), schoolYearStart: daysAfter(today(), 21) },
    ]
    const { state, change, draft } = openImport(
      inSchool,
      'Vorname;Nachname;Klasse\nMia;Neu;1a',
      [],
      [schoolClass('4a', present), schoolClass('2a', coming)],
      [yearOf(1999), coming, present],
    )
    change({ classes: new Map([['1a', newClassOf('Klassenliste 01 a', [])]]) })
    expect(state().newYears.possible.map(({ name }) => name)).toEqual(['2001', '2090'])
    const made = () => draft().body.newClasses?.map(({ name, schoolYearId }) => [name, schoolYearId])
    expect(made()).toEqual([['1a', '2090']])
    expect(state().decided.map(({ target }) => targetName(target, state()))).toEqual(['1a · 2090'])
    change({ yearId: present.id })
    expect(made()).toEqual([['1a', '2001']])
  })

  test('asks about a known name that stands in two classes, since they may be two children', () => {
    const list = 'Vorname;Nachname;Klasse\nMia;Neu;3a\nMia;Neu;3b\nAli;Alt;3a\nAli;Alt;3b'
    const { kinds, draft } = openImport(inSchool, list, [student('Mia', 'Neu', '3a')])
    expect(kinds()).toEqual([
      'Mia Neu: known here',
      'Mia Neu: doubtful several',
      'Ali Alt: new new',
      'Ali Alt: new new',
    ])
    expect(draft().body).toMatchObject({ joined: [], added: [{ schoolClassId: '3a' }, { schoolClassId: '3b' }] })
  })
})

test('whoever comes back to the school is the same child only if the user says so', () => {
  const back = { ...student('Ida', 'Lang'), returning: { lastClass: '3b', lastDay: '2026-11-27' } }
  const { kinds, state, change, draft } = openImport(inClass, 'Ida Lang', [back])
  expect(kinds()).toEqual(['Ida Lang: doubtful returning'])
  expect([state().undecided.length, draft().children]).toEqual([1, 0])
  change({
    decisions: new Map([[state().decided[0]?.line.index ?? 0, { kind: 'same', studentId: back.id, rename: false }]]),
  })
  expect(draft().body.joined).toMatchObject([{ studentId: back.id }])
})
