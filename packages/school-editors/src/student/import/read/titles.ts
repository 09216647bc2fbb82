/** What a column of a list holds; others are not read. `prefix` is a particle such as "von". */
export const roles = ['first', 'last', 'whole', 'prefix', 'class', 'none'] as const
export type Role = (typeof roles)[number]

/** Which name comes first in a cell with both. */
export type NameOrder = 'first' | 'last'

/**
 * Titles as school programs write them, the better one first: ASV, SchILD-NRW, Schulmanager, WebUntis (`longName`,
 * `foreName`, `klasse.name`), DaNiS (with its own spelling of "Bezeichnung"), LehrerOffice, OneRoster, and tables made
 * by hand.
 */
const titles: Readonly<Record<Exclude<Role, 'none'>, readonly string[]>> = {
  first: [
    ...['rufname', 'rufvorname', 'schuelerrufname', 'preferredfirstname', 'preferredgivenname', 'vorname'],
    ...['schuelervorname', 'vornameschueler', 'vornamedesschuelers', 'vornamekind', 'vornamedeskindes', 'kindvorname'],
    ...[
      'forename',
      'firstname',
      'givenname',
      'first',
      'prenom',
      'nome',
      'vornamen',
      'allevornamen',
      'schuelervornamen',
    ],
  ],
  last: [
    ...['familienname', 'nachname', 'schuelernachname', 'schuelerfamilienname', 'nachnameschueler', 'nachnamekind'],
    ...['nachnamedesschuelers', 'nachnamedeskindes', 'kindnachname', 'zuname', 'longname', 'langname', 'rufnachname'],
    ...[
      'preferredlastname',
      'preferredfamilyname',
      'lastname',
      'surname',
      'familyname',
      'last',
      'nom',
      'cognome',
      'name',
    ],
  ],
  whole: [
    ...[
      'nachnamevorname',
      'familiennamevorname',
      'familiennamerufname',
      'nachnamerufname',
      'namevorname',
      'zunamevorname',
    ],
    ...['lastnamefirstname', 'vornamenachname', 'vornamename', 'vornamefamilienname', 'rufnamefamilienname'],
    ...[
      'firstnamelastname',
      'vorundnachname',
      'vorundzuname',
      'vollername',
      'vollstaendigername',
      'displayname',
      'fullname',
    ],
    ...['schuelername', 'schuelerin', 'schuelerinnen', 'schueler', 'schuelerinschueler', 'kind', 'kinder', 'lernende'],
    ...['lernender', 'student', 'studentname', 'pupil', 'child', 'name'],
  ],
  prefix: [
    'namenszusatz',
    'namensbestandteilvorangestellt',
    'namensbestandteilvorgestellt',
    'namensvorsatz',
    'vorsatzwort',
  ],
  class: [
    ...['klasse', 'klassenname', 'klassename', 'klassenbezeichnung', 'klasseinformation', 'klassekurs', 'stammklasse'],
    ...['gruppebezeichung', 'gruppebezeichnung', 'klassenkuerzel', 'klassengruppe', 'lerngruppe', 'schuelerklasse'],
    ...['class', 'classname', 'classtitle', 'homeroom', 'classe'],
  ],
}

const plain: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A title without case, accents, spaces and marks: "Schüler: Vorname*" → `schuelervorname`. */
const titleKey = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFD')
    .replace(/\/?-?in(?:nen)?\b(?=[^a-z]|$)/g, (end, at: number) => (at === 0 ? end : 'in'))
    .replace(/[^a-z]/g, '')

/** The order that the title of a whole-name column shows; null for "Schüler". */
export const orderOfTitle = (cell: string): NameOrder | null => {
  const key = titleKey(cell)
  if (/^(?:vor|ruf|first)/.test(key)) return 'first'
  return /^(?:nach|familien|zu|last|namevor)/.test(key) ? 'last' : null
}

/** The column of a role with the best title; -1 without one. */
const bestColumn = (keys: readonly string[], role: keyof typeof titles, but: readonly number[] = []): number => {
  for (const title of titles[role]) {
    const at = keys.findIndex((key, index) => key === title && !but.includes(index))
    if (at !== -1) return at
  }
  return -1
}

/** Columns by role; `spare` is a second column of first names, for children without the better one. */
export interface Columns {
  readonly roles: readonly Role[]
  readonly spare: number | null
}

/** The columns that a row of titles describes; null if the row is none. */
export const columnsOfTitles = (cells: readonly string[]): Columns | null => {
  const keys = cells.map(titleKey)
  const first = bestColumn(keys, 'first')
  const last = bestColumn(keys, 'last')
  const fullNameColumn = first === -1 || last === -1 ? bestColumn(keys, 'whole') : -1
  if (fullNameColumn === -1 && (first === -1 || last === -1)) return null
  // A single match, such as somebody called Kind, is not a title of a column among others.
  const found: [Role, number][] =
    fullNameColumn === -1
      ? [
          ['first', first],
          ['last', last],
          ['prefix', bestColumn(keys, 'prefix')],
        ]
      : [['whole', fullNameColumn]]
  found.push(['class', bestColumn(keys, 'class')])
  const roleOf = (column: number): Role => found.find(([, at]) => at === column)?.[0] ?? 'none'
  const spare = fullNameColumn === -1 ? bestColumn(keys, 'first', [first]) : -1
  return { roles: cells.map((_, column) => roleOf(column)), spare: spare === -1 ? null : spare }
}

/** Whether a row holds the titles of a list of names. */
export const isTitleRow = (cells: readonly string[]): boolean => columnsOfTitles(cells) !== null
