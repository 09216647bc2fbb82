import { Problem } from '../console/problem'

/** One word in the spellings that the layers use. */
interface Spellings {
  /** In files and addresses: `parent-meeting`. */
  readonly kebab: string
  /** For values: `parentMeeting`. */
  readonly camel: string
  /** For types: `ParentMeeting`. */
  readonly pascal: string
  /** In prose: `parent meeting`. */
  readonly words: string
}

/** What a slice is about. */
export interface Noun extends Spellings {
  /** For tables and columns: `parent_meeting`. */
  readonly snake: string
  readonly many: Spellings
  /** Singular and plural on German screens. */
  readonly german: { readonly one: string; readonly many: string }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const spell = (kebab: string): Spellings => {
  const pascal = kebab.split('-').map(capital).join('')
  return { kebab, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), words: kebab.replaceAll('-', ' ') }
}

const pluralOf = (kebab: string): string => {
  if (/[^aeiou]y$/.test(kebab)) return `${kebab.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(kebab) ? `${kebab}es` : `${kebab}s`
}

/**
 * The spellings of a noun such as `parent-meeting`. English words replace missing German ones. Throws a sentence for
 * anything but lower-case English words joined by hyphens.
 */
export const nounOf = (kebab: string, one?: string, many?: string): Noun => {
  if (!/^[a-z]+(-[a-z]+)*$/.test(kebab)) {
    throw new Problem(`A noun is one English word or several with hyphens, such as parent-meeting, not ${kebab}.`)
  }
  const own = spell(kebab)
  const plural = spell(pluralOf(kebab))
  const german = { one: one ?? capital(own.words), many: many ?? one ?? capital(plural.words) }
  return { ...own, snake: kebab.replaceAll('-', '_'), many: plural, german }
}
