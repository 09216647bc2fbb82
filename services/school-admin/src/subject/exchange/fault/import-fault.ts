import type { ErrorCode, Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'
import { curriculumTexts } from './curriculum-texts'

/** Faults of a file, with texts for users. A text never quotes the file. */
const texts = {
  empty: { de: 'Die Datei ist leer.', en: 'The file is empty.' },
  notATable: {
    de: 'Die Datei ist weder XLSX noch CSV noch ein Lehrplan in CASE, RDF oder XML.',
    en: 'The file is neither XLSX nor CSV nor a curriculum in CASE, RDF or XML.',
  },
  damaged: { de: 'Die Datei ist beschädigt.', en: 'The file is damaged.' },
  encrypted: { de: 'Die Datei ist mit einem Passwort geschützt.', en: 'The file is protected by a password.' },
  macros: { de: 'Dateien mit Makros werden nicht angenommen.', en: 'Files with macros are not accepted.' },
  quotes: { de: 'Hier schließt ein Anführungszeichen nicht.', en: 'A quotation mark is not closed here.' },
  tooManyParts: { de: 'Die Datei besteht aus zu vielen Teilen.', en: 'The file consists of too many parts.' },
  tooLarge: { de: 'Die Datei ist ausgepackt zu groß.', en: 'The file is too large once unpacked.' },
  tooSlow: { de: 'Die Datei lässt sich nicht in der erlaubten Zeit lesen.', en: 'The file takes too long to read.' },
  tooManySheets: { de: 'Die Datei hat zu viele Blätter.', en: 'The file has too many sheets.' },
  tooManyRows: { de: 'Das Blatt hat zu viele Zeilen.', en: 'The sheet has too many rows.' },
  noSubject: { de: 'Die Datei enthält kein Fach.', en: 'The file holds no subject.' },
  delimiter: {
    de: 'Die Spalten müssen durch Komma, Semikolon, Tabulator oder senkrechten Strich getrennt sein.',
    en: 'Columns must be separated by comma, semicolon, tab or bar.',
  },
  headers: {
    de: 'Hier müssen die Spalten Bereich, Symbol und Kompetenz stehen.',
    en: 'The columns Bereich, Symbol and Kompetenz must stand here.',
  },
  noHeaders: {
    de: 'Die Zeile mit den Spalten Bereich, Symbol und Kompetenz fehlt.',
    en: 'The row with the columns Bereich, Symbol and Kompetenz is missing.',
  },
  noField: {
    de: 'Über der Tabelle müssen Fach, Kürzel, Farbe und Stufe stehen.',
    en: 'Fach, Kürzel, Farbe and Stufe must stand above the table.',
  },
  unknownField: { de: 'Diese Angabe ist unbekannt.', en: 'This field is unknown.' },
  repeated: { de: 'Diese Angabe steht schon weiter oben.', en: 'This field stands further up already.' },
  extraColumn: { de: 'Hier darf nichts stehen.', en: 'Nothing may stand here.' },
  otherScale: {
    de: 'Eine Kompetenz beschreibt die Stufen einer einzigen Skala.',
    en: 'A competence describes the levels of one scale alone.',
  },
  missing: { de: 'Hier fehlt eine Angabe.', en: 'Something is missing here.' },
  tooLong: { de: 'Der Text ist zu lang.', en: 'The text is too long.' },
  characters: { de: 'Der Text enthält unerlaubte Zeichen.', en: 'The text has characters that are not allowed.' },
  color: {
    de: 'Eine Farbe besteht aus # und sechs Hexadezimalziffern.',
    en: 'A colour is # and six hexadecimal digits.',
  },
  schoolLevel: {
    de: 'Die Stufe muss eine ganze Zahl ab 1 oder „Vorschule“ sein.',
    en: 'The level must be a whole number from 1, or “Vorschule”.',
  },
  notText: { de: 'Die Zelle muss als Text formatiert sein.', en: 'The cell must be formatted as text.' },
  ...curriculumTexts,
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export type Reason = keyof typeof texts

/** Location of a fault: in a table counted from 1, with a letter for the column; in a curriculum an identifier or line. */
export interface FaultLocation {
  readonly sheet?: number
  readonly row?: number
  readonly column?: string
  readonly item?: string
  readonly line?: number
}

/** Maximum number of faults reported for one file. */
export const faultsMax = 50

export interface Fault {
  readonly reason: Reason
  /** Absent for a fault of the whole file. */
  readonly place?: FaultLocation
}

export type ImportErrorCode = Extract<
  ErrorCode,
  'FILE_VALIDATION_FAILED' | 'FILE_SIZE_LIMIT_EXCEEDED' | 'IMPORT_FAILED'
>

/** A file that cannot be imported, with all its faults. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault'

  constructor(
    readonly code: ImportErrorCode,
    readonly faults: readonly Fault[],
  ) {
    super(code)
  }
}

const names = {
  de: { sheet: 'Blatt', row: 'Zeile', column: 'Spalte', item: 'Eintrag', line: 'Zeile' },
  en: { sheet: 'sheet', row: 'row', column: 'column', item: 'item', line: 'line' },
} as const

const locationParts = ['sheet', 'row', 'column', 'item', 'line'] as const

/**
 * Faults as an answer names them: `sheet.2.row.14.column.C`, `item.K1-2.line.40`. Sheets have numbers, since their names
 * are input too.
 */
export const faultDetails = (faults: readonly Fault[], language: Language): ErrorDetail[] =>
  faults.map(({ reason, place: location = {} }) => {
    const parts = locationParts.flatMap((part) => {
      const value = (location as FaultLocation)[part]
      return value === undefined ? [] : [{ part, value }]
    })
    const where = parts.map(({ part, value }) => `${names[language][part]} ${value}`).join(', ')
    const text = texts[reason][language]
    return {
      path: parts.length > 0 ? parts.map(({ part, value }) => `${part}.${value}`).join('.') : 'file',
      message: where ? `${where.charAt(0).toUpperCase()}${where.slice(1)}: ${text}` : text,
    }
  })
