/**
 * What a column of a list holds; others are not read. `prefix` is a particle such as "von", `person` whether somebody is
 * a child or a teacher.
 */
export const roles = [
  'first',
  'last',
  'whole',
  'prefix',
  'class',
  'birthDate',
  'exitDate',
  'status',
  'person',
  'none',
] as const
export type Role = (typeof roles)[number]

/** Roles that make up the name of a child. */
export const nameRoles: readonly Role[] = ['first', 'last', 'whole', 'prefix']

/** Which name comes first in a cell with both. */
export type NameOrder = 'first' | 'last'

/**
 * Titles as school programs write them, the better one first: ASV, SchILD-NRW, Schulmanager, WebUntis (`longName`,
 * `foreName`, `klasse.name`), DaNiS (with its own spelling of "Bezeichnung"), LehrerOffice, OneRoster, LUSD, IServ, and
 * tables made by hand, also in the languages of the schools that children come from.
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
    // Turkish, Polish, Czech, Slovak, South Slavic, Albanian, Romanian, Spanish, Hungarian, Dutch, Nordic, Ukrainian,
    // Russian, Greek, Arabic and Persian.
    ...['adi', 'ad', 'isim', 'ismi', 'ogrenciadi', 'imie', 'imiona', 'ime', 'jmeno', 'meno', 'krestnijmeno', 'emri'],
    ...['emer', 'prenume', 'prenumele', 'nombre', 'nombres', 'primeironome', 'utonev', 'keresztnev', 'voornaam'],
    ...['roepnaam', 'fornavn', 'fornamn', 'etunimi', 'vardas', 'vards', 'eesnimi', 'імя', 'имя', 'име', 'ονομα'],
    ...['الاسم', 'الاسمالاول', 'اسم', 'نام', 'prenoms', 'prenomdeleleve', 'nomedibattesimo', 'nomealunno'],
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
      'nomdefamille',
    ],
    ...['soyadi', 'soyad', 'soyisim', 'soyismi', 'nazwisko', 'prezime', 'priimek', 'prijmeni', 'priezvisko', 'mbiemri'],
    ...['mbiemer', 'nume', 'numele', 'numedefamilie', 'apellido', 'apellidos', 'apelido', 'sobrenome', 'vezeteknev'],
    ...['csaladnev', 'achternaam', 'familienaam', 'efternavn', 'etternavn', 'efternamn', 'sukunimi', 'pavarde'],
    ...['uzvards', 'perekonnanimi', 'прізвище', 'фамилия', 'презиме', 'επωνυμο', 'اسمالعايلة', 'اسمالعائلة', 'اللقب'],
    ...['الكنية', 'نامخانوادگي', 'نامخانوادگی', 'name'],
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
    ...['class', 'classname', 'classtitle', 'homeroom', 'classe', 'klassenklassenbezeichnung', 'klassennamen'],
    ...['sinif', 'sinifi', 'sube', 'klasa', 'trida', 'trieda', 'razred', 'odjeljenje', 'clase', 'turma'],
    ...['osztaly', 'klas', 'luokka', 'клас', 'класс', 'разред', 'ταξη', 'الصف', 'القسم', 'كلاس'],
  ],
  birthDate: [
    ...['geburtsdatum', 'geburtstag', 'gebdatum', 'gebdat', 'geb', 'gebam', 'geborenam', 'geboren', 'birthdate'],
    ...['dateofbirth', 'dob', 'birthday', 'schuelergeburtsdatum', 'geburtsdatumschueler', 'geburtsdatumkind'],
    ...[
      'dogumtarihi',
      'dataurodzenia',
      'datumnarozeni',
      'datumnarodenia',
      'datumrodenja',
      'datumrodjenja',
      'dataenasterii',
    ],
    ...['datanasterii', 'fechadenacimiento', 'datedenaissance', 'neele', 'datadinascita', 'datadenascimento'],
    ...['szuletesidatum', 'geboortedatum', 'fodselsdato', 'датанародження', 'датарождения', 'datelindja'],
  ],
  exitDate: [
    ...['austrittsdatum', 'austritt', 'austrittam', 'abgangsdatum', 'abgang', 'abgangam', 'entlassdatum', 'entlassung'],
    ...['entlassungsdatum', 'entlassungam', 'abmeldedatum', 'abmeldung', 'abgemeldetam', 'schulaustritt'],
    ...['exitdate', 'leavingdate', 'withdrawdate', 'withdrawaldate', 'dateofleaving', 'verlaesstschuleam'],
  ],
  status: ['status', 'schuelerstatus', 'enrollmentstatus', 'schulstatus'],
  person: [
    ...['benutzertyp', 'rolle', 'role', 'roles', 'rollen', 'usertype', 'personentyp', 'personengruppe', 'nutzertyp'],
    ...['kontotyp', 'accounttype', 'persontype', 'benutzerrolle', 'typ'],
  ],
}

const plain: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ı: 'i', ł: 'l', đ: 'd', ø: 'o' }

/** A title without case, accents, spaces and marks: "Schüler: Vorname*" → `schuelervorname`. */
const titleKey = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[äöüßıłđø]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFD')
    .replace(/\/?-?in(?:nen)?\b(?=[^a-z]|$)/g, (end, at: number) => (at === 0 ? end : 'in'))
    .replace(/\P{L}/gu, '')

/** Words of a title that is about somebody else than the child. */
const aboutOthers =
  /eltern|mutter|vater|erziehung|sorge|ansprech|kontakt|notfall|lehr|leit|leader|tutor|teacher|parent|guardian|mother|father|contact|geburts?name|arzt|abhol|betrieb/

/** The last word of a title with the name of a table before it: "SLR_Nachname" → `nachname`. */
const lastWord = (cell: string): string => {
  const words = cell.split(/[_:.|/]+/).filter((word) => /\p{L}/u.test(word))
  const isOfOthers = aboutOthers.test(titleKey(cell)) && !/geburtsdatum/.test(titleKey(cell))
  return words.length < 2 || isOfOthers ? '' : titleKey(words.at(-1) ?? '')
}

/** The order that the title of a whole-name column shows; null for "Schüler". */
export const orderOfTitle = (cell: string): NameOrder | null => {
  const key = titleKey(cell)
  if (/^(?:vor|ruf|first)/.test(key)) return 'first'
  return /^(?:nach|familien|zu|last|namevor)/.test(key) ? 'last' : null
}

/** The column of a role with the best title; -1 without one. */
const bestColumn = (cells: readonly string[], role: keyof typeof titles, but: readonly number[] = []): number => {
  for (const keys of [cells.map(titleKey), cells.map(lastWord)])
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

/** Columns that say something about a child besides the name. */
const furtherRoles = ['class', 'birthDate', 'exitDate', 'status', 'person'] as const

/** The columns that a row of titles describes; null if the row is none. */
export const columnsOfTitles = (cells: readonly string[]): Columns | null => {
  const first = bestColumn(cells, 'first')
  const last = bestColumn(cells, 'last', [first])
  const fullNameColumn = first === -1 || last === -1 ? bestColumn(cells, 'whole') : -1
  if (fullNameColumn === -1 && (first === -1 || last === -1)) return null
  // A single match, such as somebody called Kind, is not a title of a column among others.
  const found: [Role, number][] =
    fullNameColumn === -1
      ? [
          ['first', first],
          ['last', last],
          ['prefix', bestColumn(cells, 'prefix')],
        ]
      : [['whole', fullNameColumn]]
  const used = () => found.map(([, at]) => at)
  for (const role of furtherRoles) found.push([role, bestColumn(cells, role, used())])
  const roleOf = (column: number): Role => found.find(([, at]) => at === column)?.[0] ?? 'none'
  const spare = fullNameColumn === -1 ? bestColumn(cells, 'first', used()) : -1
  return { roles: cells.map((_, column) => roleOf(column)), spare: spare === -1 ? null : spare }
}

/** Whether a row holds the titles of a list of names. */
export const isTitleRow = (cells: readonly string[]): boolean => columnsOfTitles(cells) !== null
