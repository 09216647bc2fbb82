import { StyleSheet } from '@react-pdf/renderer'
import { typeface } from '../text/report-fonts'
import { paper } from './colour'

const millimetre = 72 / 25.4

/** Margins in points: 25 mm at the left leave room for a folder's holes (DIN 5008). */
export const margins = { top: 15 * millimetre, right: 20 * millimetre, bottom: 11 * millimetre, left: 25 * millimetre }

/** Width and height of A4 in points. */
export const a4 = [595.28, 841.89] as const

/** What the margins leave of the width. */
export const flowWidth = a4[0] - margins.left - margins.right

/** Takes what is left of a row; the basis of 0 makes the text break at the width it really gets. */
export const fillsRow = { flexGrow: 1, flexShrink: 1, flexBasis: 0 } as const

/** Width of the column that holds level picture and label, in points. */
export const levelColumn = 132

/** The few text styles that everything on the page is set in. */
export const type = StyleSheet.create({
  body: { fontSize: 9.5, lineHeight: 1.4 },
  small: { fontSize: 8, lineHeight: 1.35, color: paper.muted },
  label: { fontSize: 8, lineHeight: 1.35, fontWeight: 600, color: paper.muted },
  title: { fontSize: 25, lineHeight: 1.15, fontWeight: 700 },
  subject: { fontSize: 13, lineHeight: 1.25, fontWeight: 700 },
  domain: { fontSize: 10, lineHeight: 1.3, fontWeight: 600 },
})

/** What text is set in unless it says otherwise. */
export const textStyle = { fontFamily: typeface, fontSize: 9.5, color: paper.ink }

export const sheet = StyleSheet.create({
  page: {
    ...textStyle,
    paddingTop: margins.top,
    paddingRight: margins.right,
    paddingBottom: margins.bottom,
    paddingLeft: margins.left,
  },
  // The gap is dropped where a page ends, unlike a margin.
  flow: { flexGrow: 1, flexShrink: 1, flexBasis: 0, rowGap: 18 },
})
