const fold = (text: string): string =>
  text
    .toLocaleLowerCase('de')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')

/** True if every word of the query occurs in the text, accents and case aside. */
export function matchesQuery(text: string, query: string): boolean {
  const haystack = fold(text)
  return fold(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

/** True if the text begins with what was typed, accents and case aside. */
export const matchesStart = (text: string, typed: string): boolean => fold(text).startsWith(fold(typed))
