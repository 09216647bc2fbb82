import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { shapeWordsOnce } from './shaped-words'

/** The product's typeface; the whole Latin alphabet of Europe in one file, so that a word never mixes two fonts. */
export const typeface = 'Atkinson Hyperlegible Next'
/**
 * Similar in proportion; for words with characters that the first lacks: Vietnamese, Greek, Cyrillic, arrows, check
 * marks.
 */
export const widerTypeface = 'Source Sans 3'
/** For names in Arabic, Persian, Kurdish and Urdu. */
export const arabicTypeface = 'IBM Plex Sans Arabic'

const families = [
  { family: typeface, folder: '@expo-google-fonts/atkinson-hyperlegible-next', file: 'AtkinsonHyperlegibleNext' },
  { family: widerTypeface, folder: '@expo-google-fonts/source-sans-3', file: 'SourceSans3' },
  { family: arabicTypeface, folder: '@expo-google-fonts/ibm-plex-sans-arabic', file: 'IBMPlexSansArabic' },
] as const
const cuts = { '400Regular': 400, '600SemiBold': 600, '700Bold': 700 } as const

/**
 * A glyph remembers the characters it was first asked for, for the life of the font. If it was first asked for as a
 * part of another glyph (the stem of an i is a dotless ı), it has none, and later files could not be read or searched.
 * So each glyph is asked for by its character before anything is drawn.
 */
const learnGlyphs = (family: string, fontWeight: number): void => {
  const font = Font.getFont({ fontFamily: family, fontWeight }).data
  if (font) shapeWordsOnce(font)
  for (const codePoint of font?.characterSet ?? []) font?.glyphForCodePoint(codePoint)
}

const load = async (): Promise<void> => {
  for (const { family, folder, file } of families) {
    for (const [cut, fontWeight] of Object.entries(cuts)) {
      Font.register({
        family,
        fontWeight,
        src: fileURLToPath(import.meta.resolve(`${folder}/${cut}/${file}_${cut}.ttf`)),
      })
      await Font.load({ fontFamily: family, fontWeight })
      learnGlyphs(family, fontWeight)
    }
  }
}

let ready: Promise<void> | undefined

/** Registers and loads all fonts of a report; resolves at once when done before. */
export const loadReportFonts = (): Promise<void> => {
  ready ??= load()
  return ready
}

const coverage = new Map<string, Map<number, boolean>>()

/** Whether a family has a glyph for a code point. Fonts must be loaded. */
export const hasGlyph = (fontFamily: string, codePoint: number): boolean => {
  const family = coverage.get(fontFamily) ?? new Map<number, boolean>()
  coverage.set(fontFamily, family)
  const known = family.get(codePoint)
  if (known !== undefined) return known
  const has = Font.getFont({ fontFamily, fontWeight: 400 }).data?.hasGlyphForCodePoint(codePoint) ?? false
  family.set(codePoint, has)
  return has
}
