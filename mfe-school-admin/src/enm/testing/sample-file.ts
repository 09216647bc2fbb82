import type { EnmReport, EnmSource } from '@lernspur/contracts/teacher/enm/enm-file.contract'

const before = '2026-11-02 08:00:00.000'

interface SampleStudent {
  readonly id: number
  readonly nachname: string
  readonly vorname: string
  readonly klasseID: number
}

/** A child as the school administration system writes it, with fields that nobody here knows. */
const studentOf = ({ id, ...names }: SampleStudent) => ({
  id,
  jahrgangID: 3,
  ...names,
  geschlecht: 'x',
  bilingualeSprache: null,
  istZieldifferent: false,
  istDaZFoerderung: false,
  sprachenfolge: [],
  lernabschnitt: {
    id: id * 10,
    fehlstundenGesamt: null,
    tsFehlstundenGesamt: before,
    fehlstundenGesamtUnentschuldigt: null,
    tsFehlstundenGesamtUnentschuldigt: before,
    pruefungsordnung: 'AO-GS',
    lernbereich1note: null,
    lernbereich2note: null,
    foerderschwerpunkt1: null,
    foerderschwerpunkt2: null,
  },
  leistungsdaten: [1, 2].map((group) => ({
    id: id * 100 + group,
    lerngruppenID: group,
    note: null,
    tsNote: before,
    noteQuartal: null,
    tsNoteQuartal: before,
    istSchriftlich: null,
    abiturfach: null,
    fehlstundenFach: 0,
    tsFehlstundenFach: before,
    fachbezogeneBemerkungen: null,
    tsFachbezogeneBemerkungen: before,
    istGemahnt: false,
    tsIstGemahnt: before,
    mahndatum: null,
    teilleistungen: [],
  })),
  ankreuzkompetenzen: [51, 52, 53].map((kompetenzID) => ({
    id: id * 1000 + kompetenzID,
    kompetenzID,
    stufen: [false, false, false, false, false],
    tsStufe: before,
  })),
  bemerkungen: {
    ASV: null,
    tsASV: before,
    AUE: 'Schulchor',
    tsAUE: before,
    ZB: null,
    tsZB: before,
    LELS: null,
    tsLELS: before,
    schulformEmpf: null,
    tsSchulformEmpf: before,
    individuelleVersetzungsbemerkungen: null,
    tsIndividuelleVersetzungsbemerkungen: before,
    foerderbemerkungen: null,
    tsFoerderbemerkungen: before,
  },
  zp10: [],
  bkabschluss: null,
})

export const sampleStudents: readonly SampleStudent[] = [
  { id: 301, nachname: 'Ährenfeld', vorname: 'Mia Sophie', klasseID: 31 },
  { id: 302, nachname: 'Groß', vorname: 'Ben', klasseID: 31 },
  { id: 303, nachname: 'Yıldız', vorname: 'Ada', klasseID: 32 },
]

/** A file of an invented primary school in its first half-year, as revision 2 of the format has it. */
export const sampleFile = (students: readonly SampleStudent[] = sampleStudents) => ({
  enmRevision: 2,
  schulnummer: 123456,
  schuljahr: 2026,
  anzahlAbschnitte: 2,
  aktuellerAbschnitt: 1,
  lehrerID: null,
  idSchulleitung: 7,
  idSchulleitungStv: null,
  schulform: 'G',
  noten: ['1', '2', '3', 'NB'].map((kuerzel, id) => ({ id, kuerzel, notenpunkte: null, text: kuerzel })),
  foerderschwerpunkte: [],
  abteilungen: [],
  jahrgaenge: [{ id: 3, kuerzel: '03', kuerzelAnzeige: '3', beschreibung: '3. Jahrgang', stufe: 'PR', sortierung: 3 }],
  klassen: [31, 32].map((id) => ({
    id,
    kuerzel: id === 31 ? '03A' : '03B',
    kuerzelAnzeige: id === 31 ? '3a' : '3b',
    idJahrgang: 3,
    sortierung: id,
    klassenlehrer: [7],
  })),
  floskelgruppen: [],
  lehrer: [
    { id: 7, kuerzel: 'BE', nachname: 'Berg', vorname: 'Uta', passwordHash: '$2y$10$abc', totpSecret: 'JBSWY3DP' },
  ],
  faecher: [
    { id: 1, kuerzel: 'D', kuerzelAnzeige: 'D', bezeichnung: 'Deutsch', sortierung: 1, istFremdsprache: false },
    { id: 2, kuerzel: 'M', kuerzelAnzeige: 'Ma', bezeichnung: 'Mathe', sortierung: 2, istFremdsprache: false },
  ],
  ankreuzkompetenzen: {
    textStufen: ['sicher', 'überwiegend sicher', 'teilweise', 'noch nicht', null],
    textSonstiges: null,
    kompetenzen: [
      { id: 51, istFachkompetenz: true, fachID: 1, jahrgaenge: [], text: '- liest flüssig.', sortierung: 1 },
      { id: 52, istFachkompetenz: true, fachID: 2, jahrgaenge: [3], text: 'rechnet im Kopf', sortierung: 1 },
      { id: 53, istFachkompetenz: false, fachID: null, jahrgaenge: [], text: 'arbeitet ausdauernd', sortierung: 1 },
    ],
  },
  teilleistungsarten: [],
  lerngruppen: [1, 2].map((id) => ({
    id,
    kID: 31,
    fachID: id,
    kursartID: null,
    bezeichnung: `3a-${id}`,
    kursartKuerzel: '',
    bilingualeSprache: null,
    idsLehrer: [7],
    wochenstunden: 5,
  })),
  schueler: students.map(studentOf),
})
export type SampleFile = ReturnType<typeof sampleFile>

export const sampleSource: EnmSource = {
  schoolNumber: null,
  students: [
    { id: 'mia', firstName: 'Mia', lastName: 'Ährenfeld', schoolClassNames: ['3a'] },
    { id: 'ben', firstName: 'Ben', lastName: 'Gross', schoolClassNames: ['3a'] },
    { id: 'ada', firstName: 'Ada', lastName: 'Yıldız', schoolClassNames: ['3a'] },
  ],
  reports: [],
  subjects: [
    { name: 'Deutsch', abbreviation: 'DEU', competences: ['liest flüssig', 'schreibt Geschichten'] },
    { name: 'Mathematik', abbreviation: 'MA', competences: ['rechnet im Kopf'] },
  ],
  levels: ['noch nicht', 'sicher', 'sehr sicher'],
  choices: { students: [], others: [] },
}

/** A completed report with a value for every field. */
export const sampleReport = (changes: Partial<EnmReport> = {}): EnmReport => ({
  id: 'report',
  studentId: 'ben',
  completedAt: '2026-11-20T10:00:00.000Z',
  subjects: [
    {
      name: 'Deutsch',
      comment: 'Liest „gern“.\nUnd viel.',
      grade: '2',
      competences: [
        { description: 'liest flüssig', level: 'sicher' },
        { description: 'schreibt Geschichten', level: 'sicher' },
      ],
    },
    { name: 'Mathematik', comment: '', grade: null, competences: [{ description: 'rechnet im Kopf', level: null }] },
  ],
  generalRemark: 'Schön, dass du da bist.',
  behaviour: 'Hilft anderen.',
  promotion: 'Wird versetzt.',
  recommendation: 'Gymnasium',
  furtherEntries: [],
  absences: { unit: 'lessons', total: 12, unexcused: 2 },
  ...changes,
})
