import { describe, expect, test } from 'bun:test'
import type { EnmReport } from '@lernspur/contracts/teacher/enm/enm-file.contract'
import fc from 'fast-check'
import { changedFile, packed } from '../testing/changed-file'
import { sampleFile, sampleReport } from '../testing/sample-file'
import { closeContainer, openContainer } from './container'
import { fieldRanges, withValues } from './field-ranges'
import { type EnmMeanings, fillEnm } from './fill-enm'
import { localTime } from './local-time'
import { readEnm, readEnmText } from './read-enm'

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
      changedFile((file) => Object.assign(file.schueler[1]?.bemerkungen ?? {}, changes))
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
    const groups = changedFile((file) =>
      file.schueler[1]?.leistungsdaten.push({ ...file.schueler[1].leistungsdaten[0] } as never),
    )
    expect(reasons(groups, { subjects: german ? [{ ...german, competences: [] }] : [] })).toEqual([
      ['severalGroups', 'Deutsch'],
      ['severalGroups', 'Deutsch'],
    ])
    const older = changedFile((file) => Reflect.deleteProperty(file.schueler[1]?.bemerkungen ?? {}, 'tsASV'))
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
          const read = await readEnm(packed(text))
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
