import { expect, test } from 'bun:test'
import { workbook } from '../testing/workbook'
import { readTable } from './read-table'

const table = [
  ['Nachname', 'Vorname'],
  ['Groß, Dr.', 'Zoë'],
  ['Aydın', 'Ali'],
]

test.each([
  ['comma', 'Nachname,Vorname\r\n"Groß, Dr.",Zoë\r\n\r\nAydın, Ali \r\n'],
  ['semicolon', 'Nachname;Vorname\nGroß, Dr.;Zoë\n;\nAydın;Ali'],
  ['tab', 'Nachname\tVorname\nGroß, Dr.\tZoë\nAydın\tAli\n'],
])('reads columns separated by %s', async (_, text) => expect(await readTable(new Blob([text]))).toEqual(table))

test.each([
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x47, 0x72, 0x6f, 0xc3, 0x9f]],
  ['Windows-1252 or ISO-8859-1', [0x47, 0x72, 0x6f, 0xdf]],
  ['UTF-16', [0xff, 0xfe, 0x47, 0, 0x72, 0, 0x6f, 0, 0xdf, 0]],
])('reads %s', async (_, bytes) => expect(await readTable(new Blob([new Uint8Array(bytes)]))).toEqual([['Groß']]))

test('reads the first sheet of a workbook', async () => {
  expect(await readTable(new Blob([Uint8Array.fromBase64(workbook)]))).toEqual([
    ['Klasse 3a', '', ''],
    ['Nr.', 'Nachname', 'Vorname'],
    ['1', 'Özdemir', 'Mia'],
    ['2', 'von Berg', 'Emma-Luise'],
  ])
})

test('returns null for files that are no table', async () => {
  expect(await readTable(new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])]))).toBeNull()
  expect(await readTable(new Blob(['PK\u0003\u0004 and no archive']))).toBeNull()
  expect(await readTable(new Blob(['x'.repeat(5_000_001)]))).toBeNull()
  expect(await readTable(new Blob([' \n ']))).toEqual([])
})
