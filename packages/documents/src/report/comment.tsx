import { View } from '@react-pdf/renderer'
import { PrintableText } from '../page/printable-text'
import { type } from '../page/sheet'
import { tagged } from '../tagged/laid-out'

const indented = (colour: string) => ({ paddingLeft: 10, borderLeftWidth: 2, borderLeftColor: colour })

/** Heading of a comment, beside a line in `colour`. */
export function CommentHeading({ role, label, colour }: { role: 'H2' | 'H3'; label: string; colour: string }) {
  return (
    <View style={{ ...indented(colour), paddingBottom: 1 }} {...tagged(role)}>
      <PrintableText style={type.label}>{label}</PrintableText>
    </View>
  )
}

/**
 * A paragraph of a comment, typeset; its lines may be split between pages, so the flow provides its element of the
 * structure.
 */
export function CommentParagraph({ text, colour, first }: { text: string; colour: string; first: boolean }) {
  return (
    <View style={{ ...indented(colour), paddingTop: first ? 0 : 4 }}>
      <PrintableText style={{ ...type.body, lineHeight: 1.45 }}>{text}</PrintableText>
    </View>
  )
}
