import { arabicTypeface, hasGlyph, typeface, widerTypeface } from './report-fonts'

/** A stretch of text and the family that can draw all of it. */
export interface TextRun {
  text: string
  family: (typeof families)[number]
}

const families = [typeface, widerTypeface, arabicTypeface] as const
const isDrawable = (text: string): boolean =>
  [...text].every((character) => families.some((family) => hasGlyph(family, character.codePointAt(0) ?? 0)))

const happyFaces = /[\u{1f600}-\u{1f606}\u{1f609}-\u{1f60a}\u{1f60d}\u{1f642}\u{1f970}]/u
/** What may vanish without changing a word: pictographs, joiners, variation selectors, controls, lone marks. */
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

const isSetIn = (family: TextRun['family'], word: string): boolean =>
  [...word].every((character) => character === '\u00ad' || hasGlyph(family, character.codePointAt(0) ?? 0))

/** The first family that has all of a word; a mixture of scripts stays with the wider one. */
const familyOf = (word: string): TextRun['family'] => families.find((family) => isSetIn(family, word)) ?? widerTypeface

/** Divides printable text at spaces into runs of one family, so that no word is set in two. */
export const runsOf = (text: string): TextRun[] => {
  const runs: TextRun[] = []
  for (const piece of text.split(/( +)/)) {
    if (piece === '') continue
    const last = runs.at(-1)
    const family = familyOf(piece)
    if (last?.family === family) last.text += piece
    else runs.push({ text: piece, family })
  }
  return runs
}
