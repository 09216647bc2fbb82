import { isNearStart } from './near-words'

const fold = (text: string): string =>
  text
    .toLocaleLowerCase('de')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')

/** As typed on keyboards without umlauts. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** The spellings of a text to search in. */
const spellings = (text: string): readonly string[] => [
  fold(text),
  fold(text.normalize('NFC').replaceAll(/[äöü]/gi, (letter) => spelledOut[letter.toLowerCase()] ?? letter)),
]

/** True if every word of the query occurs in the text, ignoring accents and case; "ue" matches "ü", too. */
export function matchesQuery(text: string, query: string): boolean {
  const haystacks = spellings(text)
  return fold(query)
    .split(/\s+/)
    .every((word) => haystacks.some((haystack) => haystack.includes(word)))
}

/** True if the text starts with the query, ignoring accents and case; "ue" matches "ü", too. */
export const matchesStart = (text: string, typed: string): boolean => {
  const start = fold(typed)
  return spellings(text).some((spelling) => spelling.startsWith(start))
}

/** As `matchesQuery`, tolerating typos: each word of the query is similar to the beginning of a word of the text. */
export const resemblesQuery = (text: string, query: string): boolean => {
  const words = spellings(text).flatMap((spelling) => spelling.split(/[^\p{Letter}\p{Number}]+/u))
  return fold(query)
    .split(/\s+/)
    .every((typed) => words.some((word) => isNearStart(word, typed)))
}
