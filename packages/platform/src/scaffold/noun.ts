import { Problem } from '../console/problem'

/** One word in the spellings that the layers use. */
interface Spellings {
  /** As files and addresses are called: `parent-meeting`. */
  readonly kebab: string
  /** As values are called: `parentMeeting`. */
  readonly camel: string
  /** As types are called: `ParentMeeting`. */
  readonly pascal: string
  /** As people write it: `parent meeting`. */
  readonly words: string
}

/** What a slice is about. */
export interface Noun extends Spellings {
  /** As tables and columns are called: `parent_meeting`. */
  readonly snake: string
  readonly many: Spellings
  /** As German screens call one and several. */
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
 * The spellings of a noun such as `parent-meeting`. Without German words the English ones stand in for them. Throws a
 * sentence for anything but lower-case English words joined by hyphens.
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
