import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { shapeWordsOnce } from './shaped-words'

/**
 * The product's typeface: Atkinson Hyperlegible Next with a zero without slash (packages/ui/font/plain-zero.py). The
 * whole Latin alphabet of Europe is in one file, so that a word never mixes two fonts.
 */
export const typeface = 'Lernspur Sans'
/**
 * Similar in proportion; for words with characters that the first lacks: Vietnamese, Greek, Cyrillic, arrows, check
 * marks.
 */
export const widerTypeface = 'Source Sans 3'
/** For names in Arabic, Persian, Kurdish and Urdu. */
export const arabicTypeface = 'IBM Plex Sans Arabic'

const cuts = [
  ['400Regular', 400],
  ['600SemiBold', 600],
  ['700Bold', 700],
] as const
type Cut = (typeof cuts)[number][0]

// A released service has this folder beside its bundle.
const ownFonts = new URL('./fonts/', import.meta.url)

/** Path of a file of the product's typeface. */
export const typefaceFile = (cut: Cut): string => fileURLToPath(new URL(`LernspurSans_${cut}.ttf`, ownFonts))

const inPackage =
  (folder: string, file: string) =>
  (cut: Cut): string =>
    fileURLToPath(import.meta.resolve(`@expo-google-fonts/${folder}/${cut}/${file}_${cut}.ttf`))

const families = [
  { family: typeface, fileOf: typefaceFile },
  { family: widerTypeface, fileOf: inPackage('source-sans-3', 'SourceSans3') },
  { family: arabicTypeface, fileOf: inPackage('ibm-plex-sans-arabic', 'IBMPlexSansArabic') },
] as const

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
  for (const { family, fileOf } of families) {
    for (const [cut, fontWeight] of cuts) {
      Font.register({ family, fontWeight, src: fileOf(cut) })
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
