import { searchLimits } from '@lernspur/contracts/teacher/search/search.contract'

/** Letters that are found by the plain one typed instead. */
const variants: Readonly<Record<string, string>> = {
  a: 'aäàáâãåăą',
  c: 'cçćč',
  d: 'dđď',
  e: 'eéèêëęě',
  g: 'gğ',
  i: 'iíìîïı',
  l: 'lł',
  n: 'nñńň',
  o: 'oöóòôõøő',
  r: 'rřŕ',
  s: 'sšśşș',
  t: 'tťțţ',
  u: 'uüúùûůű',
  y: 'yýÿ',
  z: 'zžźż',
}
/** Pairs that also stand for one letter. */
const pairs: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü', ss: 'ß' }

const letterPattern = (letter: string): string => {
  const known = variants[letter]
  if (known) return `[${known}]`
  return /[\p{Letter}\p{Number}]/u.test(letter) ? letter : `\\${letter}`
}

/**
 * A word as a regular expression of PostgreSQL on text in lower case, in which accents do not matter: `ozd` and `oezd`
 * find `özdemir`, `strasse` finds `straße`.
 */
const patternOf = (word: string): string =>
  (word.match(/ae|oe|ue|ss|./gu) ?? [])
    .map((part) => {
      const letters = [...part].map(letterPattern).join('')
      return pairs[part] ? `(?:${letters}|${pairs[part]})` : letters
    })
    .join('')

export interface SearchedWord {
  /** The more letters, the more it counts. */
  readonly length: number
  readonly pattern: string
  /** The same at the start of a word. */
  readonly start: string
  /** Without accents, in lower case. */
  readonly text: string
}

/** Words of a query; those beyond the limit are left out. */
export const searchedWords = (query: string): readonly SearchedWord[] =>
  query
    .toLocaleLowerCase('de')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, searchLimits.words)
    .map((text) => {
      const pattern = patternOf(text)
      const start = `(?:^|[[:space:][:punct:]])${pattern}`
      // A single letter is found in nearly everything; it has to begin a word.
      return { text, length: text.length, pattern: text.length > 1 ? pattern : start, start }
    })
