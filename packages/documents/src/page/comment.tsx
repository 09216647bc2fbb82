import { View } from '@react-pdf/renderer'
import type { ReportTexts } from '../text/report-texts'
import { paragraphsOf, typeset } from '../text/typography'
import { inOrder } from './in-order'
import { PrintableText } from './printable-text'
import { type } from './sheet'

/** A comment in paragraphs beside a rule of `colour`; nothing when nothing was written. */
export const Comment = (props: { label: string; text: string; colour: string; texts: ReportTexts }) => {
  const paragraphs = paragraphsOf(typeset(props.text, props.texts.language))
  if (paragraphs.length === 0) return null
  return (
    <View style={{ marginTop: 10, paddingLeft: 10, borderLeftWidth: 2, borderLeftColor: props.colour }}>
      <PrintableText style={type.label} minPresenceAhead={30}>
        {props.label}
      </PrintableText>
      {inOrder(paragraphs).map(({ key, item }) => (
        <PrintableText
          key={key}
          orphans={2}
          widows={2}
          style={{ ...type.body, lineHeight: 1.45, marginTop: key === '0' ? 1 : 4 }}
        >
          {item}
        </PrintableText>
      ))}
    </View>
  )
}
