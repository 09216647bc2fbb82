import { isNearStart } from './near-words'

const fold = (text: string): string =>
  text
    .toLocaleLowerCase('de')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')

/** As keyboards without umlauts write them. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** The ways in which a text is looked for. */
const spellings = (text: string): readonly string[] => [
  fold(text),
  fold(text.normalize('NFC').replaceAll(/[äöü]/gi, (letter) => spelledOut[letter.toLowerCase()] ?? letter)),
]

/** True if every word of the query occurs in the text, accents and case aside; "ue" finds "ü", too. */
export function matchesQuery(text: string, query: string): boolean {
  const haystacks = spellings(text)
  return fold(query)
    .split(/\s+/)
    .every((word) => haystacks.some((haystack) => haystack.includes(word)))
}

/** True if the text begins with what was typed, accents and case aside; "ue" finds "ü", too. */
export const matchesStart = (text: string, typed: string): boolean => {
  const start = fold(typed)
  return spellings(text).some((spelling) => spelling.startsWith(start))
}

/** As `matchesQuery`, for what was typed in a hurry: each word of the query nearly begins one of the text. */
export const resemblesQuery = (text: string, query: string): boolean => {
  const words = spellings(text).flatMap((spelling) => spelling.split(/[^\p{Letter}\p{Number}]+/u))
  return fold(query)
    .split(/\s+/)
    .every((typed) => words.some((word) => isNearStart(word, typed)))
}
