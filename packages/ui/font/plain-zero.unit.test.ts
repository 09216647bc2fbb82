import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { Blob, Face, Feature, Font, Buffer as ShapedText, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { fileOf, originalFont } from './make-font'

const weights = [400, 450, 500, 600, 650, 700]

const everyCharacter = Array.from({ length: 0x2300 }, (_, index) => String.fromCodePoint(index)).join('')
const faceOf = (file: Uint8Array): Face => new Face(new Blob(file))
// HarfBuzz, which browsers draw text with, reads no compressed files.
const file = Buffer.from(await Bun.file(join(import.meta.dir, '../src/font', fileOf('latin'))).arrayBuffer())
const drawn = faceOf(await subsetFont(file, everyCharacter, { targetFormat: 'sfnt' }))
const original = faceOf(await originalFont('latin'))

const at = (face: Face, weight: number): Font => {
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  return font
}

const glyphCountOf = (face: Face): number => {
  const table = face.referenceTable('maxp') ?? new Uint8Array()
  return new DataView(table.buffer, table.byteOffset).getUint16(4)
}

/** Numbers of the glyphs that a text is written with, with a feature of the font. */
const glyphsOf = (face: Face, text: string, feature: string): number[] => {
  const line = new ShapedText()
  line.addText(text)
  line.guessSegmentProperties()
  shape(new Font(face), line, [new Feature(feature)])
  return line.getGlyphInfos().map(({ codepoint }) => codepoint)
}

const contoursOf = (font: Font, glyph: number): string[] => font.glyphToPath(glyph).match(/M[^Z]*Z/g) ?? []

/** Left, bottom, right and top of contours. They have points on the curve there. */
const boxOf = (contours: readonly string[]): number[] => {
  const numbers = contours.flatMap((contour) => contour.match(/-?[\d.]+/g) ?? []).map(Number)
  const [across, up] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)]
  return [Math.min(...across), Math.min(...up), Math.max(...across), Math.max(...up)]
}

const zeros = [...glyphsOf(original, '0', 'pnum'), ...glyphsOf(original, '0', 'tnum')]

test('the zero has one counter, as wide and as high as the two beside the slash, in every weight', () => {
  expect(new Set(zeros).size).toBe(2)
  for (const weight of weights) {
    for (const zero of zeros) {
      const [outer, ...counters] = contoursOf(at(original, weight), zero)
      const [outerDrawn, ...countersDrawn] = contoursOf(at(drawn, weight), zero)
      expect([counters.length, countersDrawn.length]).toEqual([2, 1])
      expect(outerDrawn).toBe(outer)
      expect(boxOf(countersDrawn)).toEqual(boxOf(counters))
    }
  }
})

test('every other glyph, all widths and all distances are as they were', () => {
  const glyphs = Array.from({ length: glyphCountOf(original) }, (_, glyph) => glyph)
  expect(glyphCountOf(drawn)).toBe(glyphs.length)
  for (const weight of weights) {
    const [was, is] = [at(original, weight), at(drawn, weight)]
    expect(glyphs.filter((glyph) => is.glyphToPath(glyph) !== was.glyphToPath(glyph))).toEqual(
      zeros.toSorted((a, b) => a - b),
    )
    expect(glyphs.map((glyph) => is.glyphHAdvance(glyph))).toEqual(glyphs.map((glyph) => was.glyphHAdvance(glyph)))
  }
  for (const table of ['cmap', 'GPOS', 'GSUB', 'HVAR', 'hmtx', 'OS/2']) {
    expect(drawn.referenceTable(table)).toEqual(original.referenceTable(table))
  }
})

test('a zero is about a sixth narrower than a capital O', () => {
  for (const weight of weights) {
    const font = at(drawn, weight)
    const [left = 0, , right = 0] = boxOf(contoursOf(font, zeros[0] ?? 0))
    const [leftOfO = 0, , rightOfO = 0] = boxOf(contoursOf(font, font.glyph(0x4f) ?? 0))
    expect((right - left) / (rightOfO - leftOfO)).toBeLessThan(0.85)
  }
})
