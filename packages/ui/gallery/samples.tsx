import type { SearchItem } from '../src/components/command/command-search'
import type { PictureShape } from '../src/components/data/level-picture'
import { SubjectMark } from '../src/components/data/subject-chip'

export const children = [
  'Amelie Brandt',
  'Yusuf Demir',
  'Emma-Luise von Hohenfels',
  'Kwame Mensah',
  'Lina Nguyễn',
  'Noah Schreiber',
  'Zoë Łukaszewicz',
  'Maximilian-Alexander Unterberger',
  'Fatima Al-Hashimi',
  'Oskar Petersen',
  'Mia Jović',
  'Ben Großmann',
].map((name, index) => ({ id: `k${index}`, name }))

/** As many as a large class has. */
export const largeClass = Array.from({ length: 30 }, (_, index) => ({
  id: `g${index}`,
  name: children[index % children.length]?.name ?? '',
}))

export const subjects = [
  { name: 'Deutsch', short: 'D', color: '#e03131' },
  { name: 'Mathematik', short: 'M', color: '#1c4fd8' },
  { name: 'Sachunterricht', short: 'SU', color: '#2f9e44' },
  { name: 'Gestaltendes Werken', short: 'GW', color: '#ffd400' },
  { name: 'Musik', short: 'Mu', color: '#7048e8' },
  { name: 'Religion', short: 'Rel', color: '#fafafa' },
  { name: 'Sport', short: 'Sp', color: '#111111' },
  { name: 'Englisch', short: 'E', color: '#0ca6a6' },
]

const domains = ['Sprechen und Zuhören', 'Rechtschreiben', 'Lesen']
const texts = [
  'erzählt verständlich und zusammenhängend von eigenen Erlebnissen',
  'hält vereinbarte Gesprächsregeln ein',
  'schreibt geübte Wörter des Grundwortschatzes richtig',
  'nutzt Rechtschreibstrategien: Mitsprechen, Ableiten, Weiterschwingen',
  'liest altersgemäße Texte sinnentnehmend',
  'trägt ein Gedicht ausdrucksvoll vor',
]

export const competences: SearchItem[] = texts.map((label, index) => ({
  value: `c${index}`,
  label,
  group: domains[Math.floor(index / 2)],
  leading: <SubjectMark color={subjects[0]?.color ?? ''} />,
}))

export const columns = Array.from({ length: 60 }, (_, index) => ({
  id: `s${index}`,
  text: texts[index % texts.length] ?? '',
}))
export const groups = domains.map((label, index) => ({ id: `g${index}`, label, span: 20 }))

const colours = ['#c8553d', '#dd8a3c', '#8fae4b', '#3f8f5f']

/** Bars, as placeholders for the pictures of the contract. */
export const bars = (level: number): PictureShape[] =>
  [1, 2, 3, 4].map((bar) => ({
    kind: 'rect',
    x: bar * 7 - 5,
    y: 26 - bar * 5,
    width: 5,
    height: bar * 5 + 2,
    rx: 1.5,
    ...(bar <= level ? { fill: colours[level - 1] } : { stroke: '#c9c5ba', strokeWidth: 1 }),
  }))
export const levels = ['noch nicht', 'teilweise', 'überwiegend', 'sicher']

/** A chart of two series. */
export const observations = {
  categoryLabel: 'Woche ab',
  categories: ['02.11.', '09.11.', '16.11.', '23.11.', '30.11.'],
  series: [
    { name: '3a', values: [24, 31, 18, 42, 38] },
    { name: '3b', values: [12, 16, 22, 20, 27] },
  ],
}
