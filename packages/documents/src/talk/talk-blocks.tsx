import { printedLine } from '@lernspur/contracts/teacher/student/talk-page'
import { View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { inOrder } from '../page/in-order'
import { PrintableText } from '../page/printable-text'
import { type } from '../page/sheet'
import { tagged } from '../tagged/laid-out'
import { neverHyphenated } from '../text/hyphenation'

/** Heights in points: of a printed line, and of one to write on, which is 7 mm. */
const line = printedLine
export const writtenLine = 20

/** School, child, and who meets when. */
export function TalkHead(head: { school: string; title: string; student: string; facts: string }) {
  return (
    <View>
      <View {...tagged('P')}>
        <PrintableText style={{ fontSize: 9, lineHeight: 1.3, fontWeight: 700 }}>{head.school}</PrintableText>
      </View>
      <View style={{ marginTop: 6, paddingTop: 12, paddingBottom: 2, borderTopWidth: 0.75, borderTopColor: paper.ink }}>
        <View {...tagged('H1')}>
          <PrintableText style={{ fontSize: 10, lineHeight: 1.3, color: paper.muted }}>{head.title}</PrintableText>
          <PrintableText
            style={{ fontSize: 17, lineHeight: 1.2, fontWeight: 700 }}
            hyphenationCallback={neverHyphenated}
          >
            {head.student}
          </PrintableText>
        </View>
        <View {...tagged('P')}>
          <PrintableText style={{ ...type.body, marginTop: 2 }}>{head.facts}</PrintableText>
        </View>
      </View>
    </View>
  )
}

/** Heading of a part of the talk. */
export function TalkHeading({ text }: { text: string }) {
  return (
    <View style={{ paddingBottom: 2 }} {...tagged('H2')}>
      <PrintableText style={{ fontSize: 11.5, lineHeight: 1.25, fontWeight: 700 }}>{text}</PrintableText>
    </View>
  )
}

/** A paragraph whose lines may be split between pages, so the flow provides its element of the structure. */
export function TalkParagraph({ text }: { text: string }) {
  return (
    <View>
      <PrintableText style={{ fontSize: 10, lineHeight: line / 10 }}>{text}</PrintableText>
    </View>
  )
}

/** Lines to write on by hand. */
export function FreeLines({ count }: { count: number }) {
  return (
    <View>
      {inOrder(Array.from({ length: count }, () => writtenLine)).map(({ key, item: height }) => (
        <View key={key} style={{ height, borderBottomWidth: 0.5, borderBottomColor: paper.muted }} />
      ))}
    </View>
  )
}

/** Lines to sign on, and when the page was printed. */
export function TalkFoot({ signers, printed }: { signers: readonly string[]; printed: string }) {
  return (
    <View>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        {signers.map((label) => (
          <View key={label} style={{ width: '47%' }}>
            <View style={{ height: 40, borderBottomWidth: 0.75, borderBottomColor: paper.ink }} />
            <View {...tagged('P')}>
              <PrintableText style={{ ...type.small, marginTop: 3 }}>{label}</PrintableText>
            </View>
          </View>
        ))}
      </View>
      <View style={{ marginTop: 14 }} {...tagged('P')}>
        <PrintableText style={type.small}>{printed}</PrintableText>
      </View>
    </View>
  )
}
