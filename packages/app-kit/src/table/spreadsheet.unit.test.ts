import { expect, test } from 'bun:test'
import { read, utils } from '@e965/xlsx'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { spreadsheetOf } from './spreadsheet'

interface Child {
  readonly name: string
  readonly entries: number
  readonly born: string
  readonly note: string | null
}

const columns: DataColumn<Child>[] = [
  { id: 'name', title: 'Kind', value: ({ name }) => name },
  { id: 'entries', title: 'Einträge', value: ({ entries }) => entries },
  { id: 'born', title: 'Geboren', value: ({ born }) => new Date(born) },
  { id: 'note', title: 'Notiz', value: ({ note }) => note },
]

const children: Child[] = [
  { name: 'Zoë Łukaszewicz', entries: 1248, born: '2017-03-31T00:00:00Z', note: null },
  { name: '=1+1', entries: 0, born: '2016-12-31T00:00:00Z', note: 'neu' },
]

test('values keep their types, and text that looks like a formula remains text', async () => {
  const file = spreadsheetOf(columns, children)
  const book = read(await file.arrayBuffer(), { cellDates: true, UTC: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  expect(utils.sheet_to_json(sheet ?? {}, { header: 1, UTC: true, defval: null })).toEqual([
    ['Kind', 'Einträge', 'Geboren', 'Notiz'],
    ['Zoë Łukaszewicz', 1248, new Date('2017-03-31T00:00:00Z'), null],
    ['=1+1', 0, new Date('2016-12-31T00:00:00Z'), 'neu'],
  ])
  expect(sheet?.A3).toMatchObject({ t: 's', v: '=1+1' })
  expect(sheet?.['!autofilter']).toEqual({ ref: 'A1:D3' })
})

test('an instant has the date and the time of the schools, whatever the clock of the device', async () => {
  const at = { id: 'at', title: 'Zeitpunkt', value: (instant: string) => new Date(instant) }
  const file = spreadsheetOf([at], ['2026-06-30T22:30:15Z', '2026-12-31T23:30:00Z'])
  const book = read(await file.arrayBuffer(), { cellDates: true, UTC: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  expect(utils.sheet_to_json(sheet, { header: 1, UTC: true })).toEqual([
    ['Zeitpunkt'],
    [new Date('2026-07-01T00:30:15Z')],
    [new Date('2027-01-01T00:30:00Z')],
  ])
  expect(sheet.A2.w).toMatch(/0:30$/)
})
