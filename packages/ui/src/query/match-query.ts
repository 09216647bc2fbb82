import { isNearStart } from './near-words'

/** Letters that are not a base letter with an accent, and what is typed for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ı: 'i',
}

/** As the server's lists compare text (SQL function `fold_text`). */
const fold = (text: string): string =>
  text
    .toLocaleLowerCase('de')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll(/[ßæœłđøı]/g, (letter) => plainLetters[letter] ?? letter)

/** As typed on keyboards without umlauts. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe' }

/** The spellings of a text to search in. */
const spellings = (text: string): readonly string[] => [
  fold(text),
  fold(text.normalize('NFC').replaceAll(/[äöüø]/gi, (letter) => spelledOut[letter.toLowerCase()] ?? letter)),
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
