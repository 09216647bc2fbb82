import type { PersonName } from '../../person'

/** An area, whom to visit it as, a link into it, and one into what must live on beside it. */
export interface Visit {
  readonly area: string
  readonly person: PersonName
  readonly link: string
  readonly heading: string
  readonly beside: string
  readonly besideHeading: RegExp
}

const start = { beside: 'Start', besideHeading: /^Guten / }

export const visits: readonly Visit[] = [
  { area: 'teacher', person: 'teacher', link: 'Kinder', heading: 'Kinder', ...start },
  {
    area: 'school-admin',
    person: 'head',
    link: 'Klassen',
    heading: 'Klassen der Schule',
    beside: 'Kompetenzen',
    besideHeading: /^Kompetenzen/,
  },
  { area: 'provider', person: 'provider', link: 'Schulen', heading: 'Schulen', ...start },
]
