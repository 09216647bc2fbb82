import type { Language } from '@lernspur/contracts/wire/error-catalogue'

interface GridTexts {
  classList: string
  classLists: string
  observationSheet: string
  schoolClass: (name: string) => string
  children: (count: number) => string
  date: string
  number: string
  name: string
  noChildren: string
  noCompetences: string
  /** Says which of all competences one of several tables has. */
  competences: (first: number, last: number, all: number) => string
}

/** The fixed words of lists of a class. */
export const gridTexts: Record<Language, GridTexts> = {
  de: {
    classList: 'Klassenliste',
    classLists: 'Klassenlisten',
    observationSheet: 'Beobachtungsbogen',
    schoolClass: (name) => `Klasse ${name}`,
    children: (count) => (count === 1 ? '1 Kind' : `${count} Kinder`),
    date: 'Datum',
    number: 'Nr.',
    name: 'Name',
    noChildren: 'Noch keine Kinder.',
    noCompetences: 'Noch keine Kompetenzen.',
    competences: (first, last, all) => `Kompetenzen ${first}–${last} von ${all}`,
  },
  en: {
    classList: 'Class list',
    classLists: 'Class lists',
    observationSheet: 'Observation sheet',
    schoolClass: (name) => `Class ${name}`,
    children: (count) => (count === 1 ? '1 child' : `${count} children`),
    date: 'Date',
    number: 'No.',
    name: 'Name',
    noChildren: 'No children yet.',
    noCompetences: 'No competences yet.',
    competences: (first, last, all) => `Competences ${first}–${last} of ${all}`,
  },
}
