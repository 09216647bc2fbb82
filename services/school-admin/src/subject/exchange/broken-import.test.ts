import { describe, expect, test } from 'bun:test'
import { form } from '@lernspur/testing/form'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'
import { archive, partsOf, type TestPart, withPart, workbook } from './testing/tables'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)

type Bytes = Uint8Array<ArrayBuffer>

const table: unknown[][] = [
  ['Fach', 'Kunst'],
  ['Kürzel', 'KU'],
  ['Farbe', '#aa3377'],
  ['Stufe', 3],
  [],
  ['Bereich', 'Symbol', 'Kompetenz'],
  ['Malen', '', 'mischt Farben'],
]
const sound = () => workbook(table)
/** The table with the given rows replaced, counted from 1. */
const changed = (changes: Record<number, unknown[]>) => table.map((row, index) => changes[index + 1] ?? row)
const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)
const part = (name: string, size = 1): TestPart => ({ name, bytes: new Uint8Array(size) })
const megabyte = 1024 * 1024

const rowsOfTables = async () =>
  [
    ...(await admin.owner`
      select (select count(*) from school_subject) as subjects, (select count(*) from competence_domain) as domains,
        (select count(*) from competence) as competences, (select count(*) from audit_entry) as entries`),
  ][0]

const formOf = (bytes: Bytes, name = 'a.xlsx'): FormData => form({ file: new File([bytes], name) })

/** Sends the file and asserts that nothing was written. */
const send = async (bytes: Bytes, name: string) => {
  const before = await rowsOfTables()
  const path = `/classes/${school.schoolClass.id}/subjects/import`
  const { status, body } = await admin.ask(school.classTeacher, { method: 'POST', path, body: formOf(bytes, name) })
  expect(await rowsOfTables()).toEqual(before)
  return { status, error: body.error, details: body.details as { path: string; message: string }[] | undefined }
}

describe('a whole file is refused that', () => {
  const unusable = [422, 'FILE_VALIDATION_FAILED'] as const
  const excessive = [413, 'FILE_SIZE_LIMIT_EXCEEDED'] as const
  const cases: [string, () => Bytes, readonly [number, string], string, string?][] = [
    ['is empty', () => new Uint8Array(), unusable, 'leer'],
    ['is no archive', () => bytesOf('Fach,Kunst'), unusable, 'weder XLSX noch CSV'],
    ['is a workbook of an older program', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), unusable, 'weder', 'a.csv'],
    ['is cut off', () => sound().slice(0, -100), unusable, 'beschädigt'],
    ['begins in the middle', () => new Uint8Array([0x50, 0x4b, ...sound().slice(500)]), unusable, 'beschädigt'],
    ['is an archive of something else', () => archive([part('a.xml')]), unusable, 'weder'],
    ['is behind a password', () => archive([{ ...part('xl/workbook.xml'), flags: 1 }]), unusable, 'Passwort'],
    ['has macros', () => archive([...partsOf(sound()), part('xl/vbaProject.bin')]), unusable, 'Makros'],
    ['has macro sheets', () => archive([...partsOf(sound()), part('xl/macrosheets/sheet1.xml')]), unusable, 'Makros'],
    [
      'says that it has macros',
      () =>
        withPart(sound(), '[Content_Types].xml', (xml) =>
          xml.replace('spreadsheetml.sheet.main', 'x.macroEnabled.main'),
        ),
      unusable,
      'Makros',
    ],
    [
      'has two parts of one name',
      () => archive([...partsOf(sound()), part('XL/workbook.xml')]),
      unusable,
      'beschädigt',
    ],
    [
      'has half a sheet',
      () => withPart(sound(), 'xl/worksheets/sheet1.xml', (xml) => xml.slice(0, xml.indexOf('mischt'))),
      unusable,
      'beschädigt',
    ],
    ['holds too much', () => archive([part('xl/workbook.xml'), part('a.xml', 17 * megabyte)]), excessive, 'zu groß'],
    [
      'promises little and holds much',
      () => archive([{ ...part('xl/workbook.xml', 17 * megabyte), declaredSize: 100 }]),
      unusable,
      'beschädigt',
    ],
    [
      'has too many parts',
      () => archive(Array.from({ length: 1001 }, (_, index) => part(`${index}.xml`))),
      excessive,
      'zu vielen Teilen',
    ],
    ['has too many sheets', () => workbook(...Array.from({ length: 101 }, () => table)), excessive, 'zu viele Blätter'],
    ['has bytes of no text', () => new Uint8Array([70, 0, 0, 44, 0, 0, 75]), unusable, 'weder XLSX noch CSV', 'a.csv'],
  ]
  test.each(cases)('%s', async (_, make, [status, error], text, name = 'a.xlsx') => {
    const answer = await send(make(), name)
    expect([answer.status, answer.error]).toEqual([status, error])
    expect(answer.details).toHaveLength(1)
    expect(answer.details?.[0]).toMatchObject({ path: 'file', message: expect.stringContaining(text) })
  })

  test('exceeds the size limit', async () => {
    expect(await send(new Uint8Array(5 * megabyte + 1), 'a.xlsx')).toMatchObject({
      status: 413,
      error: 'FILE_SIZE_LIMIT_EXCEEDED',
    })
  })
})

describe('a location is reported for', () => {
  const long = (length: number) => 'Geheimnis'.repeat(length).slice(0, length)
  const cases: [string, () => Bytes, string, string][] = [
    [
      'wrong columns',
      () => workbook(changed({ 6: ['Bereich', 'Zeichen', 'Kompetenz'] })),
      'sheet.1.row.6.column.B',
      'Bereich, Symbol',
    ],
    ['no columns', () => workbook(table.slice(0, 5)), 'sheet.1', 'Zeile mit den Spalten'],
    ['a missing label', () => workbook(changed({ 2: [] })), 'sheet.1', 'Kürzel'],
    ['an unknown label', () => workbook(changed({ 5: ['Geheimnis', 'x'] })), 'sheet.1.row.5.column.A', 'unbekannt'],
    [
      'a label twice',
      () => workbook(changed({ 5: ['Fach', 'Geheimnis'] })),
      'sheet.1.row.5.column.A',
      'schon weiter oben',
    ],
    ['a missing name', () => workbook(changed({ 1: ['Fach', ' '] })), 'sheet.1.row.1.column.B', 'fehlt'],
    ['a long name', () => workbook(changed({ 1: ['Fach', long(101)] })), 'sheet.1.row.1.column.B', 'zu lang'],
    ['a bad colour', () => workbook(changed({ 3: ['Farbe', 'rot'] })), 'sheet.1.row.3.column.B', 'Hexadezimal'],
    ['a bad level', () => workbook(changed({ 4: ['Stufe', 3.5] })), 'sheet.1.row.4.column.B', 'ganze Zahl'],
    [
      'a level that no school has',
      () => workbook(changed({ 4: ['Stufe', 21] })),
      'sheet.1.row.4.column.B',
      'ganze Zahl',
    ],
    ['a missing domain', () => workbook(changed({ 7: ['', '', 'Geheimnis'] })), 'sheet.1.row.7.column.A', 'fehlt'],
    ['a long symbol', () => workbook(changed({ 7: ['Malen', long(21), 'x'] })), 'sheet.1.row.7.column.B', 'zu lang'],
    [
      'a long competence',
      () => workbook(changed({ 7: ['Malen', '', long(1001)] })),
      'sheet.1.row.7.column.C',
      'zu lang',
    ],
    [
      'a control character',
      () => workbook(changed({ 7: ['Malen', '', 'Geheimnis\u0001'] })),
      'sheet.1.row.7.column.C',
      'Zeichen',
    ],
    [
      'a cell beyond the table',
      () => workbook(changed({ 7: ['Malen', '', 'x', 'Geheimnis'] })),
      'sheet.1.row.7.column.D',
      'nichts stehen',
    ],
    [
      'a cell far away',
      () => workbook(changed({ 7: ['Malen', '', 'x', ...Array(97), 'Geheimnis'] })),
      'sheet.1.row.7.column.Z+',
      'nichts',
    ],
    ['a truth value', () => workbook(changed({ 7: ['Malen', '', true] })), 'sheet.1.row.7.column.C', 'Text formatiert'],
    ['a date', () => workbook(changed({ 7: ['Malen', '', new Date()] })), 'sheet.1.row.7.column.C', 'Text formatiert'],
    [
      'a fault in the second sheet',
      () => workbook(table, changed({ 3: ['Farbe', 'rot'] })),
      'sheet.2.row.3.column.B',
      'Hexa',
    ],
    ['another delimiter', () => bytesOf(table.map((row) => row.join('~')).join('\n')), 'sheet.1.row.1', 'Semikolon'],
  ]
  test.each(cases)('%s', async (_, make, path, text) => {
    const bytes = make()
    const answer = await send(bytes, bytes[0] === 0x50 ? 'a.xlsx' : 'a.csv')
    expect([answer.status, answer.error]).toEqual([422, 'IMPORT_FAILED'])
    expect(answer.details).toHaveLength(1)
    expect(answer.details?.[0]).toMatchObject({ path, message: expect.stringContaining(text) })
    expect(JSON.stringify(answer)).not.toContain('Geheimnis')
  })

  test('too many rows', async () => {
    const rows = [...table, ...Array.from({ length: 5000 }, () => ['Malen', '', 'mischt Farben'])]
    const lines = bytesOf(rows.map((row) => row.join(';')).join('\n'))
    for (const [bytes, name] of [
      [workbook(rows), 'a.xlsx'],
      [lines, 'a.csv'],
    ] as const) {
      expect(await send(bytes, name)).toMatchObject({
        error: 'FILE_SIZE_LIMIT_EXCEEDED',
        details: [{ path: 'sheet.1', message: expect.stringContaining('zu viele Zeilen') }],
      })
    }
  })

  test('unclosed quotation marks', async () => {
    expect(await send(bytesOf('Fach;Kunst\n"Farbe;'), 'a.csv')).toMatchObject({
      error: 'FILE_VALIDATION_FAILED',
      details: [{ path: 'sheet.1.row.2' }],
    })
  })
})

test('a file without a subject, and one with faults everywhere', async () => {
  expect(await send(workbook([[]]), 'a.xlsx')).toMatchObject({ error: 'IMPORT_FAILED', details: [{ path: 'file' }] })
  const rows = [...table, ...Array.from({ length: 200 }, () => ['', '', 'x'])]
  expect((await send(workbook(rows), 'a.xlsx')).details).toHaveLength(50)
})

test('the dimensions that a sheet declares are not trusted', async () => {
  const bytes = withPart(sound(), 'xl/worksheets/sheet1.xml', (xml) =>
    xml
      .replace(/<dimension ref="[^"]*"/, '<dimension ref="A1:XFD1048576"')
      .replace('<sheetData>', '<cols><col min="1" max="2147483647" width="9"/></cols><sheetData>'),
  )
  const path = `/classes/${school.schoolClass.id}/subjects/import/preview`
  expect((await admin.ask(school.classTeacher, { method: 'POST', path, body: formOf(bytes) })).body.data.count).toBe(1)
})
