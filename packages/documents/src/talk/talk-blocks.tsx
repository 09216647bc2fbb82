import { printedLine } from '@lernspur/contracts/teacher/student/talk-page'
import type { TalkPart } from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import { Path, Svg, View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { inOrder } from '../page/in-order'
import { PrintableText } from '../page/printable-text'
import { fillsRow, type } from '../page/sheet'
import { tagged } from '../tagged/laid-out'
import { neverHyphenated } from '../text/hyphenation'

/** Heights in points: of a printed line, and of one to write on, which is 7 mm. */
const line = printedLine
export const writtenLine = 20

/** Space between columns that are written into. */
const columnGap = 10

/** The school, over a rule. */
export function TalkLetterhead({ school }: { school: string }) {
  return (
    <View style={{ paddingBottom: 6, borderBottomWidth: 0.75, borderBottomColor: paper.ink }} {...tagged('P')}>
      <PrintableText style={{ fontSize: 10, lineHeight: 1.3, fontWeight: 700 }}>{school}</PrintableText>
    </View>
  )
}

/** The child, which the whole page is about. */
export function TalkTitle({ title, student }: { title: string; student: string }) {
  return (
    <View {...tagged('H1')}>
      <PrintableText style={{ fontSize: 10, lineHeight: 1.3, color: paper.muted }}>{title}</PrintableText>
      <PrintableText style={{ fontSize: 20, lineHeight: 1.2, fontWeight: 700 }} hyphenationCallback={neverHyphenated}>
        {student}
      </PrintableText>
    </View>
  )
}

/** A line for the names of those who took part. */
export function TalkPeople({ label }: { label: string }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'flex-end' }}>
      <View {...tagged('P')}>
        <PrintableText style={type.small}>{label}</PrintableText>
      </View>
      <View
        style={{ ...fillsRow, height: 15, marginLeft: 8, borderBottomWidth: 0.5, borderBottomColor: paper.muted }}
      />
    </View>
  )
}

/** A sign for each part of a talk, drawn in a field of 24 by 24; its heading says the same. */
const signs: Readonly<Record<TalkPart, string>> = {
  goingWell: 'M4.5 12.5l5 5L19.5 7',
  practising: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4h-4',
  nextStep: 'M4.5 12h14M13 6l6 6-6 6',
  agreed: 'M5 19.5l1-4.2L16.2 5.1a2 2 0 0 1 2.8 2.8L8.9 18.3z',
}

/** Heading of a part of the talk on a band, which divides the page before it is read. */
export function TalkHeading({ part, text }: { part: TalkPart; text: string }) {
  return (
    <View style={{ paddingBottom: 3 }}>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          paddingVertical: 2.5,
          paddingHorizontal: 7,
          borderRadius: 3,
          backgroundColor: paper.tint,
        }}
      >
        <Svg viewBox="0 0 24 24" style={{ width: 12, height: 12, marginRight: 6 }}>
          <Path d={signs[part]} fill="none" stroke={paper.ink} strokeWidth={2.2} />
        </Svg>
        <View {...tagged('H2')}>
          <PrintableText style={{ fontSize: 11, lineHeight: 1.25, fontWeight: 700 }}>{text}</PrintableText>
        </View>
      </View>
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

/** Widths in points of who does what was agreed, and until when; what it is takes the rest. */
const agreedColumns = [null, 104, 76] as const
const widthOf = (width: number | null) => (width === null ? fillsRow : { width })

/** What stands in the columns of an agreement, in small print above its lines. */
export function AgreedHead({ labels }: { labels: readonly [string, string, string] }) {
  return (
    <View style={{ flexDirection: 'row', gap: columnGap }}>
      {labels.map((label, index) => (
        <View key={label} style={widthOf(agreedColumns[index] ?? null)} {...tagged('P')}>
          <PrintableText style={type.small}>{label}</PrintableText>
        </View>
      ))}
    </View>
  )
}

/** A line for what is agreed, who does it and until when. */
export function AgreedLine() {
  return (
    <View style={{ flexDirection: 'row', gap: columnGap }}>
      {inOrder(agreedColumns).map(({ key, item: width }) => (
        <View
          key={key}
          style={{
            ...widthOf(width),
            height: writtenLine,
            borderBottomWidth: 0.5,
            borderBottomColor: paper.muted,
          }}
        />
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
      <View style={{ marginTop: 10 }} {...tagged('P')}>
        <PrintableText style={type.small}>{printed}</PrintableText>
      </View>
    </View>
  )
}
