import { View } from '@react-pdf/renderer'
import { PrintableText } from '../page/printable-text'
import { type } from '../page/sheet'
import { tagged } from '../tagged/laid-out'

/** Within a width in points, or as wide as the page. */
type Width = number | undefined

const indented = (colour: string, width: Width) => ({
  paddingLeft: width === undefined ? 10 : 6,
  borderLeftWidth: 2,
  borderLeftColor: colour,
  ...(width !== undefined && { width }),
})

export type CommentHeadingProps = { role: 'H2' | 'H3'; label: string; colour: string; width?: number }

/** Heading of a comment, beside a line in `colour`. */
export function CommentHeading({ role, label, colour, width }: CommentHeadingProps) {
  return (
    <View style={{ ...indented(colour, width), paddingBottom: 1 }} {...tagged(role)}>
      <PrintableText style={type.label}>{label}</PrintableText>
    </View>
  )
}

/**
 * A paragraph of a comment, typeset; its lines may be split between pages, so the flow provides its element of the
 * structure.
 */
export type CommentParagraphProps = { text: string; colour: string; first: boolean; small: boolean; width?: number }

export function CommentParagraph({ text, colour, first, small, width }: CommentParagraphProps) {
  return (
    <View style={{ ...indented(colour, width), paddingTop: first ? 0 : small ? 1 : 4 }}>
      <PrintableText style={small ? { fontSize: 8, lineHeight: 1.25 } : type.body}>{text}</PrintableText>
    </View>
  )
}
