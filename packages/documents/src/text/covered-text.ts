import { arabicTypeface, hasGlyph, typeface, widerTypeface } from './report-fonts'

/** A run of text and the family that can draw all of it. */
export interface TextRun {
  text: string
  family: (typeof families)[number]
}

const families = [typeface, widerTypeface, arabicTypeface] as const
const isDrawable = (text: string): boolean =>
  [...text].every((character) => families.some((family) => hasGlyph(family, character.codePointAt(0) ?? 0)))

const happyFaces = /[\u{1f600}-\u{1f606}\u{1f609}-\u{1f60a}\u{1f60d}\u{1f642}\u{1f970}]/u
/** What can be dropped without changing a word: pictographs, joiners, variation selectors, controls, lone marks. */
const decoration = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\p{Cc}\p{M}\p{Co}]/u

const substitute = (character: string): string => {
  if (isDrawable(character) || character === '\u00ad') return character
  if (happyFaces.test(character)) return '☺'
  const plain = character.normalize('NFKD')
  if (plain !== character && isDrawable(plain)) return plain
  return decoration.test(character) ? '' : '?'
}

/** Text as it can be printed: composed, single-spaced, without a character that would come out as an empty box. */
export const printable = (text: string): string =>
  [...text.normalize('NFC').replace(/[\t\r\n\u2028\u2029]/g, ' ')]
    .map(substitute)
    .join('')
    .replace(/(?<!\p{L})\u00ad|\u00ad(?!\p{L})/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()

type Family = TextRun['family']

const isSetIn = (family: Family, character: string): boolean =>
  character === '\u00ad' || hasGlyph(family, character.codePointAt(0) ?? 0)

/** How many characters from the first on a family has. */
const coveredLength = (family: Family, characters: readonly string[]): number => {
  const end = characters.findIndex((character) => !isSetIn(family, character))
  return end < 0 ? characters.length : end
}

/**
 * A word in the first family that has all of it. A word that no family covers, such as "Али/علي", is split between
 * families, because the drawing library stops at a character that its font lacks.
 */
const splitWord = (word: string): TextRun[] => {
  const stretches: TextRun[] = []
  for (let rest = [...word]; rest.length > 0; ) {
    const reaches = families.map((family) => ({ family, reach: coveredLength(family, rest) }))
    const { family, reach } = reaches.reduce((best, one) => (one.reach > best.reach ? one : best))
    const length = Math.max(1, reach)
    stretches.push({ text: rest.slice(0, length).join(''), family })
    rest = rest.slice(length)
  }
  return stretches
}

/** Divides printable text into runs of one family: at spaces, and within a word only where none has all of it. */
export const runsOf = (text: string): TextRun[] => {
  const runs: TextRun[] = []
  for (const stretch of text.split(/( +)/).flatMap(splitWord)) {
    const last = runs.at(-1)
    if (last?.family === stretch.family) last.text += stretch.text
    else runs.push(stretch)
  }
  return runs
}
