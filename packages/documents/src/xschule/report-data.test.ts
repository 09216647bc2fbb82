import { expect, test } from 'bun:test'
import { sampleForm } from '../sample/sample-form'
import {
  bareReport,
  detailedReport,
  englishReport,
  fullestReport,
  officialReport,
  sampleReport,
} from '../sample/sample-report'
import { formFaults, textsOf } from '../sample/xschule-form'
import { reportData } from './report-data'

const nonce = 'AAAAAAAAAAAAAAAAAAAAAA'
const completedAt = '2027-01-28T14:05:00Z'
const named = (firstName: string, lastName: string) => sampleReport({ student: { firstName, lastName } })

const samples = {
  aDefaultreport: sampleReport(),
  'an English one': englishReport(),
  'one for the child': sampleReport({ form: 'child' }),
  'the least one': { ...bareReport(), completedAt },
  'the fullest one': fullestReport(),
  'one with all that a Land may ask for': detailedReport(),
  'one in an official form': officialReport(sampleForm()),
  'a name in Arabic letters': named('محمد أمين', 'الحسيني'),
  'a name in Vietnamese letters': named('Ánh Nguyệt', 'Nguyễn'),
  'what XML cannot hold': sampleReport({ comment: 'a\u0001\ufffe<b> & \ud800 ]]> c\r\nd' }),
}

test.each(Object.entries(samples))('%s has the form of XSchule 1.2 (rule signature.2)', (_, report) => {
  expect(formFaults(reportData(report, nonce))).toEqual([])
})

test('says what the page says: whose it is, its period, subjects, levels in words and remarks', () => {
  const report = sampleReport()
  const xml = reportData(report, nonce)
  const rows = report.subjects.flatMap(({ domains }) => domains.flatMap(({ competences }) => competences))
  expect(textsOf(xml, 'xsc:familienname').map((text) => text.trim())).toEqual(['Şahin'])
  expect(textsOf(xml, 'xsc:vorname').map((text) => text.trim())).toEqual(['Mia Sophie'])
  expect(textsOf(xml, 'xbd:titel')).toEqual(['Lernentwicklungsbericht, 1. Halbjahr'])
  expect(textsOf(xml, 'xsc:beginn')).toEqual(['2026-08-01'])
  expect(textsOf(xml, 'xsc:klasse')).toEqual(['3a'])
  expect(textsOf(xml, 'xsc:bezeichnung')).toEqual(report.subjects.map(({ name }) => name))
  expect(textsOf(xml, 'xbd:wortbezeichnung')).toEqual(
    rows.map(({ levelLabel }) => levelLabel ?? 'noch nicht beobachtet'),
  )
  expect(textsOf(xml, 'xbd:note')).toEqual(rows.flatMap(({ level }) => (level === null ? [] : [`${level}`])))
  expect(textsOf(xml, 'xbd:besteBewertung')[0]).toBe('4')
  for (const { description } of rows) expect(xml).toContain(`: ${description}</xbd:beschreibung>`)
  expect(xml).toContain(report.comment)
})

test('says what the Land asks for: birth date, absences and the remark of the class teacher (rule print.8)', () => {
  const xml = reportData(detailedReport(), nonce)
  expect(textsOf(xml, 'xbd:jahrMonatTag')).toEqual(['2017-05-09'])
  expect([textsOf(xml, 'xsc:tageGesamt'), textsOf(xml, 'xsc:tageEntschuldigt')]).toEqual([['7'], ['6']])
  expect(textsOf(xml, 'xsc:bemerkung')[1]).toContain('Nahm an der Garten-AG teil.')
  const unsure = reportData(detailedReport({ absences: { days: 0, unexcused: null } }), nonce)
  expect([textsOf(unsure, 'xsc:tageGesamt'), textsOf(unsure, 'xsc:tageEntschuldigt')]).toEqual([['0'], []])
  const none = reportData(sampleReport(), nonce)
  for (const name of ['xsc:geburt', 'xsc:fehlzeiten']) expect(textsOf(none, name)).toEqual([])
  expect(textsOf(none, 'xsc:bemerkung')).toHaveLength(1)
})

test('says what an official form asks for, by what it is about (rule form.6)', () => {
  const xml = reportData(officialReport(sampleForm()), nonce)
  const remarks = textsOf(xml, 'xsc:bemerkung').map((text) => text.replace(/\s+/g, ' ').trim())
  const about = (kind: string) => remarks.filter((text) => text.includes(`/${kind} `))
  expect(about('beurteilung_arbeitsverhalten')).toEqual([expect.stringContaining('Arbeitet mit Ausdauer: gut')])
  expect(about('beurteilung_sozialverhalten')).toHaveLength(1)
  expect(xml).toContain('Versetzung: Mia Sophie wird in den Schuljahrgang 4 versetzt.')
  expect(xml).toContain('Konferenzbeschluss vom 2027-01-22')
  expect(textsOf(xml, 'xsc:ort')).toEqual(['Göttingen'])
  expect([textsOf(xml, 'xsc:stundenGesamt'), textsOf(xml, 'xsc:stundenEntschuldigt')]).toEqual([['7'], ['6']])
  expect(textsOf(xml, 'xbd:datum')).toEqual(['2027-01-29'])
  expect(textsOf(xml, 'xbd:wortbezeichnung')[0]).toBe('sehr gut')
})

test('a name outside of the letters of authorities is kept whole beside what remains of it', () => {
  const xml = reportData(named('Mia محمد', 'الحسيني'), nonce)
  expect(textsOf(xml, 'xsc:vorname')[0]).toContain('Mia')
  const retained = textsOf(xml, 'xsc:repraesentation').map((text) => Buffer.from(text, 'base64').toString('utf8'))
  expect(retained).toEqual(['الحسيني', 'Mia محمد'])
})

test('the day of completion is that of the school, and the language of the print changes nothing', () => {
  const late = sampleReport({ completedAt: '2027-01-28T23:30:00Z' })
  expect(textsOf(reportData(late, nonce), 'xbd:datum')).toEqual(['2027-01-29'])
  expect(reportData({ ...late, language: 'en' }, nonce)).toBe(reportData(late, nonce))
})

test('names the makers of the form and its licence', () => {
  expect(reportData(sampleReport(), nonce)).toMatch(/XSchule 1\.2.*\]init\[ AG.*Sachsen-Anhalt.*CC BY 4\.0/)
})

test('a draft has no data to hand out', () => {
  expect(() => reportData(bareReport(), nonce)).toThrow(RangeError)
})

test('a document that breaks the form is found out', () => {
  const xml = reportData(sampleReport(), nonce)
  expect(formFaults(xml.replace(/<xbd:sprache>[\s\S]*?<\/xbd:sprache>\s*/, ''))).toEqual([
    'xsc:schueler.zeugnis.0003 has xbd:sprache 0 times',
  ])
  expect(formFaults(xml.replace('<xbd:datum>2027-01-28', '<xbd:datum>28.01.2027'))).toEqual(['xbd:datum is 28.01.2027'])
  expect(formFaults(xml.replaceAll('xsc:klasse', 'xsc:klassen'))).toContain(
    'xsc:allgemeineAngaben must not have xsc:klassen',
  )
})

test('names the kind of report by its half-year, and the year of schooling where that is on record', () => {
  const named = (
    period: { start: string; end: string; semester: 'first' | 'second' | null },
    level?: number | null,
  ) => {
    const schoolClass = { name: '3a', nickname: null, ...(level !== undefined && { level }) }
    const xml = reportData(sampleReport({ period, schoolClass }), nonce)
    const [kind] = textsOf(xml, 'xsc:artDesZeugnisses')
    const [grade] = textsOf(xml, 'xsc:jahrgangsstufe')
    return [kind?.trim().split('/').at(-1), grade?.trim().split('/').at(-1)]
  }
  const dates = { start: '2027-02-01', end: '2027-07-31' }
  expect(named({ ...dates, semester: 'first' }, 3)).toEqual(['halbsjahreszeugnis', 'jahrgangsstufe_3'])
  expect(named({ ...dates, semester: 'second' }, 4)).toEqual(['jahreszeugnis', 'jahrgangsstufe_4'])
  expect(named({ ...dates, semester: null }, null)).toEqual(['zwischenzeugnis', 'nicht_zugeordnet'])
  expect(named({ ...dates, semester: null })).toEqual(['zwischenzeugnis', 'nicht_zugeordnet'])
  expect(named({ ...dates, semester: 'second' }, 14)).toEqual(['jahreszeugnis', 'nicht_zugeordnet'])
})
