/** A part of a subject, marked by a letter, with what children learn in it. */
export interface DomainPlan {
  readonly symbol: string
  readonly name: string
  /** Third person and verb first, so that a report reads "Mila … liest kurze Texte sinnentnehmend". */
  readonly competences: readonly string[]
}

/** Name and look of the subjects. Every colour has a contrast of 4.5:1 to white and of 3:1 to the dark theme. */
export const subjectFaces = {
  german: { name: 'Deutsch', abbreviation: 'D', color: '#c2362f' },
  mathematics: { name: 'Mathematik', abbreviation: 'M', color: '#2a70bd' },
  science: { name: 'Sachunterricht', abbreviation: 'SU', color: '#2e7d3e' },
  english: { name: 'Englisch', abbreviation: 'E', color: '#b25e09' },
  art: { name: 'Kunst', abbreviation: 'Ku', color: '#8f52b5' },
  music: { name: 'Musik', abbreviation: 'Mu', color: '#c02a7c' },
  sport: { name: 'Sport', abbreviation: 'Sp', color: '#0b7d87' },
  ethics: { name: 'Ethik', abbreviation: 'Eth', color: '#756d22' },
  crafts: { name: 'Textiles und Technisches Gestalten', abbreviation: 'TTG', color: '#92602f' },
} as const

export type SubjectKey = keyof typeof subjectFaces

/** A subject of one school level with its whole curriculum. */
export interface SubjectPlan {
  readonly key: SubjectKey
  readonly name: string
  /** 1 to 3 characters. */
  readonly abbreviation: string
  /** `#rrggbb` */
  readonly color: string
  readonly domains: readonly DomainPlan[]
}

/** A subject with its usual name and colour; domains in the order in which they are shown. */
export const planSubject = (key: SubjectKey, domains: readonly DomainPlan[]): SubjectPlan => ({
  key,
  ...subjectFaces[key],
  domains,
})
