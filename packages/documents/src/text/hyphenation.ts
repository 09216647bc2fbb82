import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { syllables } from '@react-pdf/hyphenate/de'

const softHyphen = '\u00ad'
const minWord = 10
const minPart = 3
/** Longer than any syllable; anything above (a pasted address, a typo) is cut so that it cannot run off the page. */
const maxPart = 24
const cutLength = 12

/** Joins ends that would leave fewer than three letters on a line. */
const joinShortEnds = (parts: readonly string[]): string[] => {
  const joined = [...parts]
  const letters = (part: string | undefined) => part?.replace(/[^\p{L}]/gu, '').length ?? 0
  while (joined.length > 1 && letters(joined[0]) < minPart) joined.splice(0, 2, `${joined[0]}${joined[1]}`)
  while (joined.length > 1 && letters(joined.at(-1)) < minPart) joined.splice(-2, 2, joined.slice(-2).join(''))
  return joined
}

const cutEvenly = (part: string): string[] => {
  const characters = [...part]
  const count = Math.ceil(characters.length / cutLength)
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * cutLength, (index + 1) * cutLength).join(''),
  )
}

/**
 * Cuts after hyphens of the word, else between syllables, else anywhere. A line never ends with two hyphens in print.
 */
const cutOverlong = (part: string): string[] => {
  if ([...part].length <= maxPart) return [part]
  const pieces = part.split(/(?<=[^-]-)(?=[^-])/)
  if (pieces.length > 1) return pieces.flatMap(cutOverlong)
  const parts = /^\p{L}+\P{L}?$/u.test(part) ? joinShortEnds(syllables(part)) : [part]
  return parts.flatMap((one) => ([...one].length <= maxPart ? [one] : cutEvenly(one)))
}

/** For names: one piece, unless it is longer than a narrow line. */
export const neverHyphenated = (word: string): string[] => cutOverlong(word)

const germanParts = (word: string): readonly string[] => {
  const isPlainWord = /^[^\p{L}]*\p{L}+[^\p{L}\d]*$/u.test(word) && /\p{Ll}{2}/u.test(word)
  return isPlainWord && word.length >= minWord ? joinShortEnds(syllables(word)) : [word]
}

/**
 * Where a word may be divided, for react-pdf. German follows the rules of 1996 with at least three letters on either
 * line; English reports, whose comments are mostly German, are not hyphenated at all. Soft hyphens that were typed take
 * precedence.
 */
export const hyphenationOf =
  (language: Language) =>
  (word: string): string[] => {
    if (word.includes(softHyphen)) return word.split(softHyphen).flatMap(cutOverlong)
    return language === 'de' ? germanParts(word).flatMap(cutOverlong) : neverHyphenated(word)
  }
