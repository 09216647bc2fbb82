import { StyleSheet } from '@react-pdf/renderer'
import { typeface } from '../text/report-fonts'
import { paper } from './colour'

const millimetre = 72 / 25.4

/** A page in points. */
export interface Paper {
  /** Width and height. */
  readonly size: readonly [number, number]
  readonly margins: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
}

const marginsOf = (top: number, right: number, bottom: number, left: number): Paper['margins'] => ({
  top: top * millimetre,
  right: right * millimetre,
  bottom: bottom * millimetre,
  left: left * millimetre,
})

/** A4 portrait: 25 mm at the left leave room for punched holes (DIN 5008). */
export const portrait: Paper = { size: [595.28, 841.89], margins: marginsOf(15, 20, 11, 25) }

/** The same with narrower margins, for the compact form: the left one still holds punched holes. */
export const closePortrait: Paper = { size: portrait.size, margins: marginsOf(11, 13, 9, 20) }

/** A4 landscape, for tables with many columns. */
export const landscape: Paper = { size: [841.89, 595.28], margins: marginsOf(13, 12, 9, 15) }

/** Width of a page between its margins. */
export const flowWidthOf = ({ size, margins }: Paper): number => size[0] - margins.left - margins.right

/** Space between two columns of text on a page. */
const columnGap = 18

/** Width of each of two columns, and where they begin. */
export const twoColumnsOf = (paper: Paper): { width: number; lefts: readonly [number, number] } => {
  const width = (flowWidthOf(paper) - columnGap) / 2
  return { width, lefts: [0, width + columnGap] }
}

/** Takes the rest of a row; the basis of 0 makes text break at the width that it really gets. */
export const fillsRow = { flexGrow: 1, flexShrink: 1, flexBasis: 0 } as const

/** The few text styles that everything on the page is set in. */
export const type = StyleSheet.create({
  body: { fontSize: 9.5, lineHeight: 1.4 },
  small: { fontSize: 8, lineHeight: 1.35, color: paper.muted },
  label: { fontSize: 8, lineHeight: 1.35, fontWeight: 600, color: paper.muted },
  title: { fontSize: 25, lineHeight: 1.15, fontWeight: 700 },
  subject: { fontSize: 13, lineHeight: 1.25, fontWeight: 700 },
  domain: { fontSize: 10, lineHeight: 1.3, fontWeight: 600 },
})

/** Default style of text. */
export const textStyle = { fontFamily: typeface, fontSize: 9.5, color: paper.ink }
