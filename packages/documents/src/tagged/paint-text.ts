import type { PdfFont } from 'pdfkit'
import type { GlyphPosition, LaidOutNode, TextLine, TextRun } from './laid-out'
import { fillColour, number } from './operators'

/** What drawing text needs from its file. */
export interface TextTarget {
  fontOf(source: object): PdfFont
  use(font: PdfFont): void
  write(operators: string): void
}

/** Read aloud as nothing, because the word continues on the next line. */
const softHyphen = '/Span<</ActualText<feff00ad>>>BDC'

const encoded = (font: PdfFont, run: TextRun): string[] =>
  (run.glyphs ?? []).map((glyph) => {
    const id = font.subset.includeGlyph(glyph.id)
    font.widths[id] ??= glyph.advanceWidth * font.scale
    font.unicode[id] ??= glyph.codePoints
    return id.toString(16).padStart(4, '0')
  })

/** Glyphs from `start` to `end` with the distances that differ from the font's own. */
const visible = (codes: readonly string[], moves: readonly number[], start: number, end: number): string => {
  let operands = ''
  let hex = ''
  for (let index = start; index < end; index += 1) {
    hex += codes[index]
    const move = moves[index]
    if (!move || index === end - 1) continue
    operands += `<${hex}>${number(-move)}`
    hex = ''
  }
  return `[${operands}<${hex}>]TJ`
}

const isMoved = ({ xOffset, yOffset }: GlyphPosition): boolean => xOffset !== 0 || yOffset !== 0

/** What the layout added to the end of a line: a hyphen, or one too many after a hyphen of the text. */
type LineEnding = 'word' | 'atHyphen' | null

/** A run's glyphs from `x`, on the line at `y`; a hyphen that the layout added is drawn by itself. */
const paintRun = (target: TextTarget, run: TextRun, x: number, y: number, divided: LineEnding): void => {
  const source = run.attributes.font?.[0]
  const positions = run.positions ?? []
  if (!source || positions.length === 0) return
  const { fontSize } = run.attributes
  const font = target.fontOf(source)
  target.use(font)
  const codes = encoded(font, run)
  const perUnit = 1000 / fontSize
  const scale = 1000 / source.unitsPerEm
  const moves = positions.map(({ xAdvance }, index) => {
    const move = xAdvance * perUnit - (run.glyphs?.[index]?.advanceWidth ?? 0) * scale
    return Math.abs(move) < 0.05 ? 0 : move
  })
  const matrix = (left: number, top: number) => `1 0 0 -1 ${number(left)} ${number(top)} Tm`
  const end = divided ? codes.length - 1 : codes.length
  let operators = `/${font.id} ${number(fontSize)} Tf ${matrix(x, y)} `
  if (positions.some(isMoved)) {
    let left = x
    for (const [index, position] of positions.entries()) {
      if (index === end) break
      const at = matrix(left + position.xOffset, y - position.yOffset)
      operators += `${at} ${visible(codes, moves, index, index + 1)} `
      left += position.xAdvance
    }
    operators += divided === 'word' ? `${matrix(left, y)} ` : ''
  } else if (end > 0) operators += visible(codes, moves, 0, end)
  target.write(operators)
  if (divided === 'word') target.write(`${softHyphen} <${codes[end]}>Tj EMC`)
}

const paintLine = (target: TextTarget, line: TextLine, left: number, top: number, divided: LineEnding): void => {
  target.write('BT')
  let x = left + line.box.x
  const y = top + line.box.y + (line.ascent ?? 0)
  for (const [index, run] of line.runs.entries()) {
    target.write(fillColour(run.attributes.color))
    paintRun(target, run, x, y, index === line.runs.length - 1 ? divided : null)
    x += run.xAdvance ?? 0
  }
  target.write('ET')
}

const dividedAt = (text: string): LineEnding => {
  if (text.endsWith('--')) return 'atHyphen'
  return text.endsWith('-') ? 'word' : null
}

/** The lines of a text whose parent begins at `left` and `top`. */
export const paintText = (target: TextTarget, node: LaidOutNode, left: number, top: number): void => {
  const lines = node.lines ?? []
  const x = left + node.box.left + (node.box.paddingLeft ?? 0) - (node.alignOffset ?? 0)
  const y = top + node.box.top + (node.box.paddingTop ?? 0) - (lines[0]?.box.y ?? 0)
  for (const [index, line] of lines.entries()) {
    paintLine(target, line, x, y, index < lines.length - 1 ? dividedAt(line.string) : null)
  }
}
