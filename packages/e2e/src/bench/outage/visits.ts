import type { PersonName } from '../../person'

/** An area, the person to visit it as, a link into it, and one into a part that must go on working. */
export interface Visit {
  readonly area: string
  readonly person: PersonName
  readonly link: string
  readonly heading: string
  readonly otherArea: string
  readonly otherHeading: RegExp
}

const start = { otherArea: 'Start', otherHeading: /^Guten / }

export const visits: readonly Visit[] = [
  { area: 'teacher', person: 'teacher', link: 'Kinder', heading: 'Kinder', ...start },
  {
    area: 'school-admin',
    person: 'head',
    link: 'Klassen',
    heading: 'Klassen der Schule',
    otherArea: 'Kompetenzen',
    otherHeading: /^Kompetenzen/,
  },
  { area: 'provider', person: 'provider', link: 'Schulen', heading: 'Schulen', ...start },
]
