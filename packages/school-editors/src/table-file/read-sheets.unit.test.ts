import { describe, expect, test } from 'bun:test'
import { CFB, utils, type WorkBook, write } from '@e965/xlsx'
import { readSheets } from './read-sheets'
import { columnLetter } from './sheet'

const titled = (cells: readonly string[]) => cells.includes('Vorname')
const read = (content: BlobPart, name = 'liste.csv') => readSheets(new Blob([content]), name, titled)
const cells = async (content: BlobPart) => (await read(content)).map(({ rows }) => rows.map((row) => row.cells))
const book = (sheet: object, name = '3a'): WorkBook => {
  const made = utils.book_new()
  utils.book_append_sheet(made, sheet, name)
  return made
}
const bytesOf = (made: WorkBook) => new Uint8Array(write(made, { type: 'array', bookType: 'xlsx' }))
const compound = (...streams: string[]) => {
  const made = CFB.utils.cfb_new()
  for (const name of streams) CFB.utils.cfb_add(made, name, new Uint8Array([1, 2, 3, 4]))
  return new Uint8Array(CFB.write(made, { type: 'array' }) as unknown as ArrayBuffer)
}
const table = [
  ['Nachname', 'Vorname'],
  ['Groß, Dr.', 'Zoë'],
  ['Aydın', 'Ali'],
]

describe('a table', () => {
  test.each([
    ['commas', 'Nachname,Vorname\r\n"Groß, Dr.",Zoë\r\n\r\nAydın, Ali \r\n'],
    ['semicolons', 'Nachname;Vorname\nGroß, Dr.;Zoë\n;\nAydın;Ali'],
    ['tabs', 'Nachname\tVorname\nGroß, Dr.\tZoë\nAydın\tAli\n'],
    ['bars', 'Nachname|Vorname\nGroß, Dr.|Zoë\nAydın|Ali\n'],
  ])('is separated by %s', async (_, text) => expect(await cells(text)).toEqual([table]))

  test('keeps the numbers of its rows, and the digits that Excel protects', async () => {
    const [sheet] = await read('Vorname;Nr\n\nMia;="007"\n')
    expect(sheet?.rows.map(({ row, cells: all }) => [row, ...all])).toEqual([
      [1, 'Vorname', 'Nr'],
      [3, 'Mia', '007'],
    ])
  })

  test('may be any sheet of a workbook, however wide it claims to be', async () => {
    const wide = { ...utils.aoa_to_sheet([['Vorname'], ['Mia']]), '!ref': 'A1:XFD3' }
    const made = book(utils.aoa_to_sheet([]), 'leer')
    utils.book_append_sheet(made, wide, '3a')
    expect((await read(bytesOf(made))).map(({ name, rows }) => [name, rows.length])).toEqual([['3a', 2]])
  })
})

describe('cells that are no text', () => {
  test('are formulas without a value, in workbooks and in text', async () => {
    const sheet = { ...utils.aoa_to_sheet([['Vorname'], ['Mia'], ['Ali'], ['Nur']]) }
    Object.assign(sheet, { A3: { t: 'e', v: 0x1d, f: 'VORNAME(1)' }, A4: { t: 's', v: 'Nur', f: 'B4' } })
    const [found] = await read(bytesOf(book(sheet)))
    expect(found?.rows.map(({ row, faults }) => [row, ...faults])).toEqual([[1], [2], [3, [0, 'formula']], [4]])
    const [text] = await read('Nachname;Vorname\nAydın;=HYPERLINK("x")')
    expect(text?.rows[1]?.faults).toEqual(new Map([[1, 'formula']]))
  })

  test('are signs within names, as Windows has in place of Polish, Czech and Slovak letters', async () => {
    const [sheet] = await read('Vorname;Nachname\nGra¿yna;Maj\nToma¹;Novák\n¯aneta;Krá¾\nMia;Groß ½\nAnna;Wiœniewska')
    expect(sheet?.rows.map(({ faults }) => [...faults.keys()])).toEqual([[], [0], [0], [0, 1], [], [1]])
  })

  test('are letters that another encoding has damaged', async () => {
    const [sheet] = await read(`Vorname;Nachname\nZoÃ«;Groß\nMia;GroÃŸ\nAli;Ayd\uFFFDn\nSão;Ångström`)
    expect(sheet?.rows.map(({ faults }) => [...faults.keys()])).toEqual([[], [0], [1], [1], []])
    const [dos] = await read(new Uint8Array([...'Vorname\nJ'].map((one) => one.charCodeAt(0)).concat(0x94, 0x72, 0x67)))
    // 0x94 is ö in the code page of DOS and a quotation mark in that of Windows.
    expect([dos?.rows[1]?.cells, ...(dos?.rows[1]?.faults ?? [])]).toEqual([['J”rg'], [0, 'encoding']])
    const [quoted] = await read('Vorname;Nachname\n„Mia“ Lena;"Groß"')
    expect(quoted?.rows[1]?.faults.size).toBe(0)
  })
})

/** An archive whose directory says something else than is in it. */
const archiveMessage = (change: (view: DataView, entry: number) => void) => {
  const bytes = bytesOf(book(utils.aoa_to_sheet([['Vorname']])))
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length - 4; at += 1) if (view.getUint32(at, true) === 0x02014b50) change(view, at)
  return bytes
}

describe('a file is refused, and told why:', () => {
  test.each<[string, BlobPart, string]>([
    ['nothing in it', '', 'empty'],
    ['only blanks', ' \n;;\n', 'empty'],
    ['an empty workbook', bytesOf(book(utils.aoa_to_sheet([]))), 'empty'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'no-table'],
    ['a PDF', '%PDF-1.7 …', 'no-table'],
    ['a web page', '<!DOCTYPE html><table></table>', 'no-table'],
    ['an old document', compound('/WordDocument'), 'no-table'],
    ['a password', compound('/EncryptionInfo', '/EncryptedPackage'), 'password'],
    ['an encrypted archive', archiveMessage((view, at) => view.setUint16(at + 8, 1, true)), 'password'],
    ['half a workbook', bytesOf(book(utils.aoa_to_sheet([['Vorname']]))).slice(0, 600), 'damaged'],
    ['a zip bomb', archiveMessage((view, at) => view.setUint32(at + 24, 4_000_000_000, true)), 'hostile'],
    ['an archive that hides its size', archiveMessage((view, at) => view.setUint32(at + 24, 0, true)), 'hostile'],
    ['too many bytes', 'x'.repeat(5_000_001), 'too-large'],
    ['too many rows', 'Vorname\n'.repeat(2101), 'too-many-rows'],
  ])('%s', async (_, content, kind) => {
    expect(read(content)).rejects.toMatchObject({ kind })
  })
})

test('columns are named as spreadsheets name them', () => {
  expect([0, 25, 26, 27, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA'])
})
