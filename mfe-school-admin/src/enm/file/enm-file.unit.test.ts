import { describe, expect, test } from 'bun:test'
import type { EnmReport } from '@lernspur/contracts/teacher/enm/enm-file.contract'
import fc from 'fast-check'
import { type SampleFile, sampleFile, sampleReport, sampleSource, sampleStudents } from '../testing/sample-file'
import { closeContainer, enmSizes, openContainer } from './container'
import { EnmFault } from './enm-fault'
import { fieldRanges, withValues } from './field-ranges'
import { type EnmMeanings, fillEnm } from './fill-enm'
import { localTime } from './local-time'
import { columnsOf, matchCompetences, matchLevels, matchStudents, matchSubjects } from './match-enm'
import { readEnm, readEnmText } from './read-enm'

const gzip = (text: string) => new Blob([Bun.gzipSync(new TextEncoder().encode(text))])
const key = { password: 'Streng geheim', salt: 'Salz' }

/** The kind of fault that reading ends with, and where. */
const faultOf = async (file: Blob, withKey?: typeof key): Promise<unknown> => {
  try {
    await readEnm(file, withKey)
    return undefined
  } catch (error) {
    if (!(error instanceof EnmFault)) throw error
    return error.detail.at === undefined ? error.kind : [error.kind, error.detail.at]
  }
}
const changed = (change: (file: SampleFile & Record<string, unknown>) => void): string => {
  const file = sampleFile() as SampleFile & Record<string, unknown>
  change(file)
  return JSON.stringify(file)
}
const faultOfText = (text: string) => faultOf(gzip(text))

describe('reading', () => {
  test('takes gzip, plain JSON with and without a mark, and both encrypted, and gives each back as it came', async () => {
    const text = JSON.stringify(sampleFile(), null, 2)
    for (const container of [true, false].flatMap((isPacked) =>
      [true, false].flatMap((isEncrypted) =>
        [true, false].map((hasByteOrderMark) => ({ isPacked, isEncrypted, hasByteOrderMark })),
      ),
    )) {
      const file = await closeContainer(text, container, key)
      expect(await openContainer(file, key)).toEqual({ text, container })
    }
    expect((await readEnm(gzip(text))).semester).toBe('first')
  })

  test('reads what other programs have encrypted, in lines or not', async () => {
    const { createCipheriv, pbkdf2Sync, randomBytes } = await import('node:crypto')
    const iv = randomBytes(16)
    const cipher = createCipheriv('aes-256-cbc', pbkdf2Sync(key.password, key.salt, 65_536, 32, 'sha256'), iv)
    const text = JSON.stringify(sampleFile())
    const base64 = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
    for (const content of [base64, `${base64.replace(/.{76}/g, '$&\r\n')}\n`]) {
      expect((await readEnm(new Blob([content]), key)).text).toBe(text)
    }
  })

  test('says that a password is missing or wrong, whatever the wrong key makes of the file', async () => {
    const file = await closeContainer(
      JSON.stringify(sampleFile()),
      { isEncrypted: true, isPacked: false, hasByteOrderMark: false },
      key,
    )
    expect(await faultOf(file)).toBe('encrypted')
    // Among so many wrong keys some leave valid padding behind.
    for (const salt of ['salz', '', ...Array.from({ length: 30 }, (_, index) => `Salz ${index}`)]) {
      expect(await faultOf(file, { ...key, salt })).toBe('wrongKey')
    }
    expect(await faultOf(new Blob(['QUJD']), key)).toBe('wrongKey')
  })

  test('refuses what is no ENM file, and names what is wrong', async () => {
    expect(await faultOf(new Blob([]))).toBe('empty')
    expect(await faultOf(new Blob(['%PDF-1.7 not one']))).toBe('notEnm')
    expect(await faultOf(new Blob(['PK\u0003\u0004']))).toBe('notEnm')
    expect(await faultOf(new Blob([new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3])]))).toBe('damaged')
    expect(await faultOf(gzip(JSON.stringify(sampleFile())).slice(0, 400))).toBe('damaged')
    expect(await faultOfText('{"enmRevision": 2,')).toBe('noJson')
    expect(await faultOfText('{"enmRevision": 2} // and more')).toBe('noJson')
    expect(await faultOf(new Blob([new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])]))).toBe('noJson')
    expect(await faultOfText('[]')).toBe('notEnm')
    expect(await faultOfText('{"a": 1}')).toBe('notEnm')
    for (const revision of [-1, 0, 3, '2', null]) {
      expect(await faultOfText(changed((file) => Object.assign(file, { enmRevision: revision })))).toEqual([
        'revision',
        String(revision),
      ])
    }
    const wrong: [string, (file: SampleFile & Record<string, unknown>) => void][] = [
      ['schulnummer', (file) => Object.assign(file, { schulnummer: '123456' })],
      ['anzahlAbschnitte', (file) => Object.assign(file, { anzahlAbschnitte: 3 })],
      ['aktuellerAbschnitt', (file) => Object.assign(file, { aktuellerAbschnitt: 3 })],
      ['schueler', (file) => file.schueler.push(...file.schueler)],
      ['schueler.1.lernabschnitt', (file) => Object.assign(file.schueler[1] ?? {}, { lernabschnitt: 'x' })],
      ['schueler.0.bemerkungen.tsZB', (file) => Object.assign(file.schueler[0]?.bemerkungen ?? {}, { tsZB: 'heute' })],
      ['schueler.0.id', (file) => Object.assign(file.schueler[0] ?? {}, { id: 2 ** 60 })],
      ['ankreuzkompetenzen.textStufen', (file) => file.ankreuzkompetenzen.textStufen.pop()],
    ]
    for (const [at, change] of wrong) expect(await faultOfText(changed(change))).toEqual(['content', at])
    const twice = JSON.stringify(sampleFile()).replace('"ZB":null', '"ZB":null,"ZB":"x"')
    expect(await faultOfText(twice)).toEqual(['content', 'ZB'])
  })

  test('refuses files that grow or are nested without measure, before anything else reads them', async () => {
    expect(await faultOfText('['.repeat(100_000))).toBe('tooDeep')
    expect(await faultOfText(`{"enmRevision":2,"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toBe('tooDeep')
    // Brackets in words are no brackets.
    expect(
      await faultOfText(changed((file) => Object.assign(file, { schulform: '[{\\"['.repeat(50) }))),
    ).toBeUndefined()
    const zeros = new Blob([Bun.gzipSync(new Uint8Array(enmSizes.unpacked + 1))])
    expect(zeros.size).toBeLessThan(100_000)
    expect(await faultOf(zeros)).toBe('tooLarge')
    expect(await faultOf(new Blob([new Uint8Array(enmSizes.packed + 1)]))).toBe('tooLarge')
  })
})

describe('matching', () => {
  const content = (students = sampleStudents) => readEnmText(JSON.stringify(sampleFile(students)))
  const found = (...args: Parameters<typeof matchStudents>) =>
    matchStudents(...args).map(({ enmId, certainty, studentId, candidates }) => [
      enmId,
      certainty,
      studentId,
      candidates,
    ])

  test('a child is known by name and class alone; all else is left to a choice', () => {
    expect(found(content(), sampleSource)).toEqual([
      // One first name of two.
      [301, 'doubtful', '', ['mia']],
      // Spelt otherwise.
      [302, 'same', 'ben', ['ben']],
      // In another class.
      [303, 'doubtful', '', ['ada']],
    ])
    const stranger = { id: 9, nachname: 'Zimt', vorname: 'Bo', klasseID: 31 }
    const [nobody, nameless] = found(
      content([stranger, { ...stranger, id: 10, nachname: '', vorname: '' }]),
      sampleSource,
    )
    expect([nobody, nameless]).toEqual([
      [9, 'unknown', '', []],
      [10, 'unknown', '', []],
    ])
    // A class that the file does not describe says nothing.
    expect(found(content([{ id: 302, nachname: 'Groß', vorname: 'Ben', klasseID: 99 }]), sampleSource)).toEqual([
      [302, 'doubtful', '', ['ben']],
    ])
  })

  test('two children of one name, here or in the file, are nobody for certain', () => {
    const ben = { firstName: 'Ben', lastName: 'Groß', schoolClassNames: ['3a'] }
    const two = {
      ...sampleSource,
      students: [
        { id: 'a', ...ben },
        { id: 'b', ...ben },
      ],
    }
    const entry = { id: 302, nachname: 'Groß', vorname: 'Ben', klasseID: 31 }
    expect(found(content([entry]), two)).toEqual([[302, 'doubtful', '', ['a', 'b']]])
    expect(found(content([entry, { ...entry, id: 303 }]), sampleSource)).toEqual([
      [302, 'doubtful', '', ['ben']],
      [303, 'doubtful', '', ['ben']],
    ])
    const apart = {
      ...two,
      students: [
        { id: 'a', ...ben },
        { id: 'b', ...ben, schoolClassNames: ['3b'] },
      ],
    }
    expect(found(content([entry]), apart)).toEqual([[302, 'same', 'a', ['a']]])
  })

  test('an earlier choice holds for the same number and name, as long as the child is there', () => {
    const choice = { enmId: 301, enmName: 'Ährenfeld, Mia Sophie', studentId: 'mia' }
    const earlier = (change: object) => ({
      ...sampleSource,
      choices: { students: [{ ...choice, ...change }], others: [] },
    })
    const first = (change: object) => found(content(), earlier(change))[0]?.slice(1, 3)
    expect(first({})).toEqual(['chosen', 'mia'])
    expect(first({ enmName: 'Andere, Anna' })).toEqual(['doubtful', ''])
    expect(first({ studentId: 'gone' })).toEqual(['doubtful', ''])
  })

  test('subjects, competences and columns are known by their words, or by a choice', () => {
    const subjects = matchSubjects(content(), sampleSource)
    expect(subjects.map(({ text, certainty, target }) => [text, certainty, target])).toEqual([
      ['Deutsch', 'same', 'Deutsch'],
      ['Mathe', 'same', 'Mathematik'],
    ])
    const names = new Map([
      [1, 'Deutsch'],
      [2, ''],
    ])
    expect(
      matchCompetences(content(), sampleSource, names).map(({ certainty, subjectName, target }) => [
        certainty,
        subjectName,
        target,
      ]),
    ).toEqual([
      ['same', 'Deutsch', 'liest flüssig'],
      ['doubtful', '', ''],
      ['unknown', '', ''],
    ])
    expect(columnsOf(content())).toEqual(['sicher', 'überwiegend sicher', 'teilweise', 'noch nicht', '5'])
    expect(matchLevels(content(), sampleSource).map(({ certainty, target }) => [certainty, target])).toEqual([
      ['same', 'noch nicht'],
      ['same', 'sicher'],
      ['unknown', ''],
    ])
    const others = [
      { kind: 'subject', source: '2', subjectName: '', target: '' },
      { kind: 'competence', source: '53', subjectName: 'Deutsch', target: 'schreibt Geschichten' },
      { kind: 'level', source: 'sehr sicher', subjectName: '', target: '5' },
      { kind: 'level', source: 'sicher', subjectName: '', target: 'a column that is gone' },
    ] as const
    const chosen = { ...sampleSource, choices: { students: [], others: [...others] } }
    expect(matchSubjects(content(), chosen)[1]).toMatchObject({ certainty: 'chosen', target: '' })
    expect(matchCompetences(content(), chosen, names)[2]).toMatchObject({
      certainty: 'chosen',
      subjectName: 'Deutsch',
      target: 'schreibt Geschichten',
    })
    expect(matchLevels(content(), chosen).map(({ certainty }) => certainty)).toEqual(['same', 'same', 'chosen'])
  })
})

describe('filling', () => {
  const now = new Date('2026-11-30T07:15:00.123Z')
  const meanings: EnmMeanings = {
    subjects: new Map([
      [1, 'Deutsch'],
      [2, 'Mathematik'],
    ]),
    competences: new Map([
      [51, { subjectName: 'Deutsch', target: 'liest flüssig' }],
      [52, { subjectName: 'Mathematik', target: 'rechnet im Kopf' }],
    ]),
    columns: new Map([['sicher', 0]]),
  }
  const fill = (text: string, report: EnmReport = sampleReport(), at = now) =>
    fillEnm(text, readEnmText(text), new Map([[302, report]]), meanings, at)
  const at = '2026-11-30 08:15:00.123'

  test('writes the values of a report with their times, and nothing else of the file changes', () => {
    const text = JSON.stringify(sampleFile(), null, 2)
    const { filled, left, same, text: result } = fill(text)
    const expected = sampleFile()
    const ben = expected.schueler[1]
    Object.assign(ben?.lernabschnitt ?? {}, {
      ...{ fehlstundenGesamt: 12, tsFehlstundenGesamt: at },
      ...{ fehlstundenGesamtUnentschuldigt: 2, tsFehlstundenGesamtUnentschuldigt: at },
    })
    Object.assign(ben?.leistungsdaten[0] ?? {}, {
      ...{ note: '2', tsNote: at },
      ...{ fachbezogeneBemerkungen: 'Liest „gern“.\nUnd viel.', tsFachbezogeneBemerkungen: at },
    })
    Object.assign(ben?.ankreuzkompetenzen[0] ?? {}, { stufen: [true, false, false, false, false], tsStufe: at })
    Object.assign(ben?.bemerkungen ?? {}, {
      ...{ ZB: 'Schön, dass du da bist.', tsZB: at, ASV: 'Hilft anderen.', tsASV: at },
      ...{ individuelleVersetzungsbemerkungen: 'Wird versetzt.', tsIndividuelleVersetzungsbemerkungen: at },
      ...{ schulformEmpf: 'Gymnasium', tsSchulformEmpf: at },
    })
    expect(JSON.parse(result)).toEqual(expected)
    expect(filled).toEqual({ levels: 1, subjectRemarks: 1, grades: 1, remarks: 4, absences: 2 })
    expect(same).toBe(0)
    expect(left).toEqual([
      { reason: 'noField', student: 'Groß, Ben', kind: 'levels', what: 'Deutsch: schreibt Geschichten' },
    ])
    // Lines that hold nothing of this are the same, letter by letter.
    const lines = new Set(result.split('\n'))
    const gone = text.split('\n').filter((line) => !lines.has(line))
    expect(
      gone.filter((line) => !/"(ts|fehl|note|fach|ZB|ASV|indiv|schulformEmpf|stufen)|false|\]/.test(line)),
    ).toEqual([])
  })

  test('filling a filled file changes nothing more', () => {
    const first = fill(JSON.stringify(sampleFile()))
    const again = fill(first.text, sampleReport(), new Date('2026-12-01T07:00:00Z'))
    expect(again.text).toBe(first.text)
    expect(again.same).toBe(9)
    expect(Object.values(again.filled)).toEqual([0, 0, 0, 0, 0])
  })

  test('what the other system has changed since the report was completed stays, and so does what it would not take', () => {
    const withRemark = (changes: object) =>
      changed((file) => Object.assign(file.schueler[1]?.bemerkungen ?? {}, changes))
    const remark = (text: string) => {
      const { left, text: result } = fill(text)
      return [JSON.parse(result).schueler[1].bemerkungen.ZB, left.some(({ reason }) => reason === 'changedSince')]
    }
    const value = 'Schön, dass du da bist.'
    // The report was completed at 11:00 by the clock of the Land.
    expect(remark(withRemark({ ZB: 'Anders', tsZB: '2026-11-20 11:00:00.001' }))).toEqual(['Anders', true])
    expect(remark(withRemark({ ZB: 'Anders', tsZB: '2026-11-20 10:59:59.999' }))).toEqual([value, false])
    expect(remark(withRemark({ ZB: ' ', tsZB: '2026-11-25 10:00:00' }))).toEqual([value, false])
    expect(remark(withRemark({ ZB: null, tsZB: '2026-11-30 08:15:00.124' }))).toEqual([null, true])
    expect(remark(withRemark({ ZB: null, tsZB: null }))).toEqual([value, false])
  })

  test('says what it leaves and why', () => {
    const reasons = (text: string, report: Partial<EnmReport> = {}) =>
      fill(text, sampleReport(report)).left.map(({ reason, what }) => [reason, what])
    const plain = JSON.stringify(sampleFile())
    const always = ['noField', 'Deutsch: schreibt Geschichten']
    expect(reasons(plain, { absences: { unit: 'days', total: 3, unexcused: 0 } })).toEqual([
      always,
      ['absencesInDays', undefined],
    ])
    expect(reasons(plain, { furtherEntries: ['Außerdem'] })).toEqual([always, ['furtherEntry', 'Außerdem']])
    const [german] = sampleReport().subjects
    const graded = {
      name: 'Deutsch',
      comment: '',
      grade: 'gut',
      competences: [{ description: 'liest flüssig', level: 'gut' }],
    }
    expect(reasons(plain, { subjects: [graded] })).toEqual([
      ['noColumn', 'liest flüssig'],
      ['noGrade', 'Deutsch: gut'],
    ])
    const art = { name: 'Kunst', comment: 'Malt.', grade: null, competences: [] }
    expect(reasons(plain, { subjects: [art] })).toEqual([['noField', 'Kunst']])
    const groups = changed((file) =>
      file.schueler[1]?.leistungsdaten.push({ ...file.schueler[1].leistungsdaten[0] } as never),
    )
    expect(reasons(groups, { subjects: german ? [{ ...german, competences: [] }] : [] })).toEqual([
      ['severalGroups', 'Deutsch'],
      ['severalGroups', 'Deutsch'],
    ])
    const older = changed((file) => Reflect.deleteProperty(file.schueler[1]?.bemerkungen ?? {}, 'tsASV'))
    expect(reasons(older)).toEqual([always, ['noField', undefined]])
    // An empty report says nothing, and changes nothing.
    const empty = { subjects: [], generalRemark: '', behaviour: '', promotion: '', recommendation: '', absences: null }
    expect(fill(plain, sampleReport(empty))).toMatchObject({ text: plain, left: [] })
  })

  test('words of every kind come out as they went in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (words) => {
        const remark = `x${words}`
        const { text } = fill(JSON.stringify(sampleFile()), sampleReport({ generalRemark: remark }))
        expect(JSON.parse(text).schueler[1].bemerkungen.ZB).toBe(remark)
      }),
      { numRuns: 200 },
    )
    const hostile = '","ZB":"x"}]},<script>\u2028 $& $1 \\'
    const { text } = fill(JSON.stringify(sampleFile()), sampleReport({ behaviour: hostile }))
    expect(JSON.parse(text).schueler[1].bemerkungen.ASV).toBe(hostile)
  })

  test('the clock is that of the Land, in summer and in winter', () => {
    expect(localTime(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02 00:30:00.000')
    expect(localTime(new Date('2026-12-31T23:00:00.007Z'))).toBe('2027-01-01 00:00:00.007')
  })
})

describe('a text', () => {
  const value = fc.jsonValue({ maxDepth: 5 })

  test('is the same, letter by letter, when nothing is replaced, whatever it says and however it is set', () => {
    fc.assert(
      fc.property(value, fc.constantFrom(0, 1, 2, '\t'), (json, indent) => {
        const text = JSON.stringify(json, null, indent)
        fieldRanges(text, () => true)
        expect(withValues(text, [])).toBe(text)
      }),
    )
  })

  test('a file with fields that nobody knows, and numbers and escapes of any spelling, comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string({ minLength: 1 }), value),
        fc.constantFrom(0, 2),
        async (further, indent) => {
          const file = sampleFile()
          const own = Object.fromEntries(Object.entries(further).map(([name, one]) => [`z${name}`, one]))
          Object.assign(file, own)
          Object.assign(file.schueler[0] ?? {}, own)
          const text = JSON.stringify(file, null, indent).replace(
            '"schulform"',
            '"big":12345678901234567890.10,"\\u0061":1e3,"schulform"',
          )
          const read = await readEnm(gzip(text))
          const { text: result } = fillEnm(
            read.text,
            read.content,
            new Map(),
            { subjects: new Map(), competences: new Map(), columns: new Map() },
            new Date(),
          )
          const again = await openContainer(await closeContainer(result, read.container))
          expect(again.text).toBe(text)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('each value is replaced where it stands, and no other', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ ZB: value, tsZB: value, other: value }), { minLength: 1 }),
        fc.nat(),
        (rows, pick) => {
          const text = JSON.stringify({ schueler: rows })
          const { schueler } = JSON.parse(text)
          const index = pick % rows.length
          const range = fieldRanges(text, (name) => name === 'ZB').get(`schueler.${index}.ZB`)
          const result = JSON.parse(withValues(text, range ? [{ range, value: 'neu' }] : []))
          expect(result.schueler).toEqual(
            schueler.map((row: object, one: number) => (one === index ? { ...row, ZB: 'neu' } : row)),
          )
        },
      ),
    )
  })
})
