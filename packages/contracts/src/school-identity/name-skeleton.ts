import { confusableLetters } from './confusable-letters'

const prototypes = new Map(
  Object.entries(confusableLetters).flatMap(([prototype, letters]) =>
    [...letters].map((letter) => [letter, prototype] as const),
  ),
)

/** A letter as readers take it; one of another alphabet counts as its capital where only that one looks like ours. */
const asRead = (letter: string): string =>
  prototypes.get(letter) ?? prototypes.get(letter.toUpperCase()) ?? letter.toLowerCase()

/**
 * What remains of a name for a reader who takes it for another one (Unicode Technical Standard #39, with German ways of
 * writing): without case, spaces, punctuation and accents, umlauts as one letter however they are written, letters of
 * other alphabets as ours, and letters that are hard to tell from each other as one. Only to be compared.
 */
export const nameSkeleton = (name: string): string => {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ẞ', 'SS')
  const read = [...plain].map(asRead).join('').normalize('NFKD').toLowerCase()
  return read
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/[il1]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Whether readers may take one name for the other; a name without letters and digits looks like no other one. */
export const areLookAlike = (one: string, other: string): boolean => {
  const skeleton = nameSkeleton(one)
  return skeleton !== '' && skeleton === nameSkeleton(other)
}

const plainName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Whether two names are the same but for case and spaces. */
export const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other)
