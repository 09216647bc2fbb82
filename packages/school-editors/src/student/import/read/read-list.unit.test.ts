import { describe, expect, test } from 'bun:test'
import { CFB, utils, write } from '@e965/xlsx'
import { classKey } from '@lernspur/contracts/school-admin/school/class-key'
import { workbook } from '../../../testing/workbook'
import { children, exported, oneRoster, pastedFromLehrerOffice } from '../testing/exports'
import type { ListTable } from './list'
import { knownNames } from './name-order'
import { readLines } from './read-lines'
import { readFiles, readPasted } from './read-list'
import { proposeReading } from './reading'

const nobody = knownNames([])
const read = (table: ListTable | null) => {
  if (!table) throw new Error('there is no list')
  const { reading, doubt } = proposeReading(table, nobody)
  const lines = readLines(table, reading).map(
    ({ firstName, lastName, className, problem }) =>
      problem?.kind ?? `${firstName}|${lastName}${className === null ? '' : `|${classKey(className)}`}`,
  )
  return { lines, doubt }
}
const file = (name: string, content: BlobPart) => new File([content], name)
const sheetsFile = (name: string, sheets: Record<string, unknown[][]>) => {
  const book = utils.book_new()
  for (const [sheet, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), sheet)
  return file(name, new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' })))
}

describe('a quotation mark', () => {
  const titles = 'Vorname;Nachname;Klasse'
  test.each([
    ['of a nickname, never closed', '"Mimi;Müller;4a', '"Mimi|Müller|4a'],
    ['of a nickname before a name', '"Anni" Anna;Müller;4a', '"Anni" Anna|Müller|4a'],
    ['in the middle', 'Anna "Anni";Müller;4a', 'Anna "Anni"|Müller|4a'],
    ['around a cell', '"Anna";"Müller, geb. Groß";"4a"', 'Anna|Müller, geb. Groß|4a'],
  ])('%s leaves the lines after it as they are', async (_, line, expected) => {
    const text = [titles, 'Eva;Meier;4a', line, 'Ben;Brandt;4a', 'Ida;"Groß";4a'].join('\n')
    const lines = ['Eva|Meier|4a', expected, 'Ben|Brandt|4a', 'Ida|Groß|4a']
    expect(read(readPasted(text)).lines).toEqual(lines)
    expect(read(await readFiles([file('liste.csv', `\uFEFF${text}`)])).lines).toEqual(lines)
  })

  test('in each line is read in a moment', () => {
    const rows = Array.from({ length: 2000 }, (_, at) => `"Kind${at};Müller;4a`)
    expect(read(readPasted([titles, ...rows].join('\n'))).lines).toHaveLength(2000)
  })
})

describe('lists as offices keep them', () => {
  const ofTable = async (...rows: readonly (readonly string[])[]) =>
    read(await readFiles([sheetsFile('Liste.xlsx', { Tabelle1: rows.map((row) => [...row]) })])).lines

  test('a heading is no title, and may name the class', async () => {
    const rows = [
      ['Nachname', 'Vorname'],
      ['Müller', 'Jörg'],
    ] as const
    expect(await ofTable(['Kinder'], ...rows)).toEqual(['Jörg|Müller'])
    expect(await ofTable(['Klassenliste 1a'], ['Stand: 01.08.2027'], ...rows)).toEqual(['Jörg|Müller|1a'])
  })

  test('titles that are repeated on every page are no children', async () => {
    const titles = ['Nachname', 'Vorname', 'Klasse']
    const rows = [titles, ['Müller', 'Jörg', '1a'], titles, ['Meier', 'Eva', '1a']]
    expect(await ofTable(...rows)).toEqual(['Jörg|Müller|1a', 'Eva|Meier|1a'])
  })

  test('characters that nobody sees are not taken for a part of a name', async () => {
    const rows = [
      ['Nachname', 'Vorname'],
      ['Mül\u00adler\u200b', '\u2068Jörg\u2069'],
    ]
    expect(await ofTable(...rows)).toEqual(['Jörg|Müller'])
  })

  test('control characters are told where they stand, before the whole list is refused for them', () => {
    expect(read(readPasted('Nachname;Vorname\nMül\u001fler;Jörg\nMeier;Eva')).lines).toEqual(['encoding', 'Eva|Meier'])
  })
})

describe('exports of programs for schools', () => {
  test.each(Object.entries(exported))('%s is read without a question', async (name, content) => {
    expect(read(await readFiles([file(name, content)]))).toEqual({ lines: [...children], doubt: null })
  })

  test('a table of LehrerOffice is pasted, and the name that a child is called by goes first', () => {
    expect(read(readPasted(pastedFromLehrerOffice))).toEqual({ lines: [...children], doubt: null })
  })

  test('the files of OneRoster are chosen together or in one archive, without teachers and courses', async () => {
    const files = Object.entries(oneRoster).map(([name, content]) => file(name, content))
    expect(read(await readFiles(files))).toEqual({ lines: [...children], doubt: null })
    const archive = CFB.utils.cfb_new()
    for (const [name, content] of Object.entries(oneRoster)) CFB.utils.cfb_add(archive, `/${name}`, content)
    const packed = new Uint8Array(CFB.write(archive, { fileType: 'zip', type: 'array' }) as unknown as ArrayBuffer)
    expect(read(await readFiles([file('oneroster.zip', packed)]))).toEqual({ lines: [...children], doubt: null })
    const [, ...withoutUsers] = files
    expect(readFiles(withoutUsers)).rejects.toMatchObject({ kind: 'no-users' })
  })

  test('dates of birth of OneRoster stand in a file of their own', async () => {
    const files = {
      'demographics.csv': 'sourcedId,status,dateLastModified,birthDate,sex\np1,,,2018-04-03,\n',
      'users.csv':
        'sourcedId,status,dateLastModified,enabledUser,givenName,familyName\np1,,,true,Mia,Neu\np2,,,true,Ali,Alt\n',
    }
    const table = await readFiles(Object.entries(files).map(([name, content]) => file(name, content)))
    const { reading } = proposeReading(table, nobody)
    expect(readLines(table, reading, '2026-11-30').map(({ lastName, birthDate }) => [lastName, birthDate])).toEqual([
      ['Neu', '2018-04-03'],
      ['Alt', null],
    ])
  })

  test('a workbook may have its own titles, other rows above them, and a sheet for each class', async () => {
    const rows = [
      ['Rufname', 'Familienname', 'Klasse'],
      ['Mia', 'Özdemir', '3a'],
    ]
    expect(read(await readFiles([sheetsFile('liste.xlsx', { Tabelle1: rows })])).lines).toEqual(['Mia|Özdemir|3a'])
    expect(read(await readFiles([file('alt.xlsx', Uint8Array.fromBase64(workbook))])).lines).toEqual([
      'Mia|Özdemir|3a',
      'Emma-Luise|von Berg|3a',
    ])
    const titles = ['Nachname', 'Vorname']
    const sheets = { '3a': [titles, ['Özdemir', 'Mia']], '3b': [titles, ['Groß', 'Zoë']], Hinweise: [['Stand August']] }
    const table = await readFiles([sheetsFile('schule.xlsx', sheets)])
    expect([read(table).lines, table.skipped]).toEqual([['Mia|Özdemir|3a', 'Zoë|Groß|3b'], ['Hinweise']])
  })

  test.each([
    ['SCHÜLER: Vorname;SCHÜLER: Nachname', 'Mia;Özdemir'],
    ['First Name,Last Name,Grade', 'Mia,Özdemir,3'],
    ['given_name|family_name', 'Mia|Özdemir'],
    ['Zuname;Vornamen;Geb.', 'Özdemir;Mia;12.11.2017'],
    ['Nachname, Vorname;Klasse', 'Özdemir, Mia;3a'],
    ['Nr;Schüler/in;Klasse', '1;Özdemir, Mia;3a'],
    ['Name', 'Mia Özdemir'],
    ['Vor- und Nachname', 'Mia Özdemir'],
    ['prénom;nom', 'Mia;Özdemir'],
  ])('titles are recognised: %s', (titles, line) => {
    expect(read(readPasted(`${titles}\n${line}`)).lines[0]).toStartWith('Mia|Özdemir')
  })
})

describe('names as they are typed', () => {
  test.each([
    ['Mia Özdemir\n\n  Emma-Luise von Berg \nAnna Lena Groß', ['Mia|Özdemir', 'Emma-Luise|von Berg', 'Anna Lena|Groß']],
    ['Özdemir, Mia\nvon Berg, Emma-Luise', ['Mia|Özdemir', 'Emma-Luise|von Berg']],
    ['Özdemir Mia\nvon Berg Emma Luise', ['Mia|Özdemir', 'Emma Luise|von Berg']],
    ['1\tMia\tÖzdemir\t03.04.2018\r\n2\tAli\tAydın\t01.01.2018', ['Mia|Özdemir', 'Ali|Aydın']],
    ['1. Mia Özdemir\n2) Ali Aydın\n- Zoë Groß', ['Mia|Özdemir', 'Ali|Aydın', 'Zoë|Groß']],
    ['Ali Aydın\nAydin, Nur\nJamal', ['Ali|Aydın', 'Nur|Aydin', 'incomplete']],
  ])('%j', (text, lines) => expect(read(readPasted(text))).toEqual({ lines, doubt: null }))

  test('that are too long or not whole are told with their row and column', () => {
    const table = readPasted(`Nachname;Vorname\nGroß;${'x'.repeat(101)}\nAydın;`)
    const found =
      table && readLines(table, proposeReading(table, nobody).reading).map(({ row, problem }) => [row, problem])
    expect(found).toEqual([
      [2, { kind: 'too-long', column: 1 }],
      [3, { kind: 'incomplete', column: 1 }],
    ])
  })
})
