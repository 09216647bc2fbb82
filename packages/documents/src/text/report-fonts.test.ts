import { expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { loadReportFonts, typeface } from './report-fonts'

const designers = 'Atkinson Hyperlegible Next'

const fontOf = (fontFamily: string, fontWeight: number) => {
  const font = Font.getFont({ fontFamily, fontWeight }).data
  if (!font) throw new Error(`${fontFamily} ${fontWeight} is not loaded.`)
  return font
}

test.each([
  ['400Regular', 400],
  ['600SemiBold', 600],
  ['700Bold', 700],
] as const)('%s is the font of its designers but for the slash of the zero', async (cut, fontWeight) => {
  const file = `@expo-google-fonts/atkinson-hyperlegible-next/${cut}/AtkinsonHyperlegibleNext_${cut}.ttf`
  Font.register({ family: designers, fontWeight, src: fileURLToPath(import.meta.resolve(file)) })
  await Promise.all([loadReportFonts(), Font.load({ fontFamily: designers, fontWeight })])
  const [drawn, original] = [fontOf(typeface, fontWeight), fontOf(designers, fontWeight)]
  const outlinesOf = (font: typeof drawn, glyph: number): string => font.getGlyph(glyph).path.toSVG()
  const glyphs = Array.from({ length: original.numGlyphs }, (_, glyph) => glyph)
  const zeros = ['pnum', 'tnum'].flatMap((width) =>
    original.layout('0', [width]).glyphs.map((glyph: { readonly id: number }) => glyph.id),
  )

  expect(drawn.numGlyphs).toBe(original.numGlyphs)
  expect(glyphs.map((glyph) => drawn.getGlyph(glyph).advanceWidth)).toEqual(
    glyphs.map((glyph) => original.getGlyph(glyph).advanceWidth),
  )
  const changed = glyphs.filter((glyph) => outlinesOf(drawn, glyph) !== outlinesOf(original, glyph))
  expect(changed).toEqual(zeros.toSorted((one, other) => one - other))
  for (const zero of zeros) {
    const [outer, ...counters] = outlinesOf(drawn, zero).match(/M[^Z]*Z/g) ?? []
    expect(outlinesOf(original, zero)).toStartWith(String(outer))
    expect(counters).toHaveLength(1)
  }
})
