import type { Language } from '@lernspur/contracts/wire/error-catalogue'

interface FurtherTexts {
  readonly talk: string
  readonly goingWell: string
  readonly practising: string
  readonly nextStep: string
  readonly agreed: string
  readonly ownNote: string
  readonly ownNoteExists: string
  readonly by: string
  readonly seats: string
  readonly seatColumns: readonly [string, string, string]
  readonly ownRoom: string
  readonly seat: (row: number, column: number) => string
  readonly noSeats: string
  readonly weeks: string
  readonly weekColumns: readonly [string, string, string]
  readonly noWeeks: string
  readonly files: string
  readonly fileColumns: readonly [string, string]
  readonly file: (language: string) => string
  readonly seal: (code: string) => string
  readonly set: string
  readonly noFiles: string
  readonly undo: string
  readonly undoColumns: readonly [string, string, string]
  readonly inJson: string
  readonly answer: string
  readonly noUndo: string
  readonly added: (service: string, table: string) => string
  readonly enmEntry: string
  readonly enmId: string
  readonly enmName: string
  readonly erasure: string
  readonly requested: string
  readonly due: string
  readonly undone: string
  readonly reason: string
  readonly reasons: Readonly<Record<string, string>>
  readonly note: string
}

const german: FurtherTexts = {
  talk: 'Gesprächsblatt vom',
  goingWell: 'Das gelingt',
  practising: 'Das wird gerade geübt',
  nextStep: 'Der nächste Schritt',
  agreed: 'Vereinbart',
  ownNote: 'Eigene Notiz der Lehrkraft',
  ownNoteExists: 'vorhanden; nur die Lehrkraft selbst kann sie einsehen und Auskunft über sie geben',
  by: 'Von',
  seats: 'Sitzplätze',
  seatColumns: ['Klasse', 'Raum', 'Platz'],
  ownRoom: 'eigener Raum',
  seat: (row, column) => `Reihe ${row} von der Tafel, Platz ${column} von links`,
  noSeats: 'Das Kind steht in keinem Sitzplan.',
  weeks: 'Wochenpläne',
  weekColumns: ['Klasse', 'Woche ab', 'Von'],
  noWeeks: 'Das Kind steht in keinem Wochenplan.',
  files: 'Gedruckte Berichte',
  fileColumns: ['Datei', 'Vom'],
  file: (language) => `Bericht als PDF, Sprache ${language} (Ordner „berichte“)`,
  seal: (code) => `Siegel mit der Nummer ${code}`,
  set: 'Sammeldatei, die auch Berichte anderer Kinder enthält',
  noFiles: 'Es wurde noch kein Bericht gedruckt.',
  undo: 'Für kurze Zeit aufbewahrt',
  undoColumns: ['Was', 'Seit', 'Bis'],
  inJson: 'Stand vor einer Änderung, die sich zurücknehmen lässt (Inhalt in auskunft.json)',
  answer: 'Antwort an ein Gerät, falls es dieselbe Anfrage wiederholt (verschlüsselt)',
  noUndo: 'Nichts.',
  added: (service, table) => `Aus „${service}“: ${table}`,
  enmEntry: 'In ENM-Dateien der Schulverwaltung',
  enmId: 'Nummer',
  enmName: 'Name',
  erasure: 'Antrag auf Löschung',
  requested: 'Beantragt am',
  due: 'Fällig am',
  undone: 'Zurückgenommen am',
  reason: 'Grund',
  reasons: {
    request: 'Verlangt',
    retention: 'Frist abgelaufen',
    mistake: 'Irrtümlich angelegt',
    other: 'Anderer Grund',
  },
  note: 'Anmerkung',
}

const english: FurtherTexts = {
  talk: 'Talk sheet of',
  goingWell: 'Going well',
  practising: 'Being practised now',
  nextStep: 'The next step',
  agreed: 'Agreed',
  ownNote: 'Own note of the teacher',
  ownNoteExists: 'exists; only the teacher can read it and give information about it',
  by: 'By',
  seats: 'Desks',
  seatColumns: ['Class', 'Room', 'Desk'],
  ownRoom: 'own room',
  seat: (row, column) => `row ${row} from the board, ${column} from the left`,
  noSeats: 'The child is in no seating plan.',
  weeks: 'Week plans',
  weekColumns: ['Class', 'Week from', 'By'],
  noWeeks: 'The child is in no week plan.',
  files: 'Printed reports',
  fileColumns: ['File', 'Of'],
  file: (language) => `Report as PDF, language ${language} (folder “berichte”)`,
  seal: (code) => `Seal with the number ${code}`,
  set: 'File with reports of other children as well',
  noFiles: 'No report was printed so far.',
  undo: 'Kept for a short time',
  undoColumns: ['What', 'Since', 'Until'],
  inJson: 'State before a change that can be undone (content in auskunft.json)',
  answer: 'Answer for a device, in case it sends the same call again (encrypted)',
  noUndo: 'Nothing.',
  added: (service, table) => `From “${service}”: ${table}`,
  enmEntry: 'In ENM files of the school administration',
  enmId: 'Number',
  enmName: 'Name',
  erasure: 'Request to erase',
  requested: 'Requested on',
  due: 'Due on',
  undone: 'Undone on',
  reason: 'Reason',
  reasons: { request: 'Demanded', retention: 'Period over', mistake: 'Made by mistake', other: 'Another reason' },
  note: 'Note',
}

/** The words for what is stored of a child beside classes, entries and reports. */
export const furtherTexts = (language: Language): FurtherTexts => (language === 'en' ? english : german)
