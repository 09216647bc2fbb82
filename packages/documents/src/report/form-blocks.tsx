import { View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { inOrder } from '../page/in-order'
import { PrintableText } from '../page/printable-text'
import { type } from '../page/sheet'
import { tagged } from '../tagged/laid-out'
import { neverHyphenated } from '../text/hyphenation'

/** The lines of a form's title: the first in large print. All of them are the heading of the first level. */
export function FormTitle({ lines }: { lines: readonly string[] }) {
  return (
    <View style={{ alignItems: 'center' }} {...tagged('H1')}>
      {inOrder(lines).map(({ key, item }, index) => (
        <PrintableText
          key={key}
          hyphenationCallback={neverHyphenated}
          style={
            index === 0
              ? { ...type.title, textAlign: 'center' }
              : { fontSize: 11, lineHeight: 1.4, textAlign: 'center', color: paper.ink }
          }
        >
          {item}
        </PrintableText>
      ))}
    </View>
  )
}

/** What a form says about the child: two fields beside each other, each on a line. */
export function FormFields({ fields }: { fields: readonly { label: string; value: string }[] }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', rowGap: 5 }}>
      {inOrder(fields).map(({ key, item: { label, value } }) => (
        <View key={key} style={{ width: '50%', paddingRight: 14 }} {...tagged('P')}>
          <View
            style={{ flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: paper.line, paddingBottom: 2 }}
          >
            <PrintableText style={{ ...type.body, color: paper.muted, width: 92, paddingRight: 4 }}>
              {label}
            </PrintableText>
            <PrintableText style={{ ...type.body, fontWeight: 600, flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
              {value}
            </PrintableText>
          </View>
        </View>
      ))}
    </View>
  )
}

/** A heading of a form, as wide as the page. */
export function FormHeading({ text }: { text: string }) {
  return (
    <View {...tagged('H2')}>
      <PrintableText style={{ ...type.subject, fontSize: 11.5 }}>{text}</PrintableText>
    </View>
  )
}

/** Fixed words of a form. */
export function FormWording({ text }: { text: string }) {
  return (
    <View {...tagged('P')}>
      <PrintableText style={{ ...type.body, fontWeight: 600 }}>{text}</PrintableText>
    </View>
  )
}

/** Small print with a name, such as how to appeal against a decision. */
export function FormNotice({ label, text }: { label: string; text: string }) {
  return (
    <View>
      <View {...tagged('H2')}>
        <PrintableText style={{ ...type.small, fontWeight: 600 }}>{label}</PrintableText>
      </View>
      <View {...tagged('P')}>
        <PrintableText style={type.small}>{text}</PrintableText>
      </View>
    </View>
  )
}
