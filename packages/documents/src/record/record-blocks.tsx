import { View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { inOrder } from '../page/in-order'
import { PrintableText } from '../page/printable-text'
import { fillsRow, type } from '../page/sheet'
import { tagged } from '../tagged/laid-out'
import { paragraphsOf } from '../text/typography'

/** Heading of a part of the record. */
export function RecordHeading({ text }: { text: string }) {
  return (
    <View style={{ paddingBottom: 4 }} {...tagged('H2')}>
      <PrintableText style={type.subject}>{text}</PrintableText>
    </View>
  )
}

/** A name and its value. */
export function FactRow({ label, value }: { label: string; value: string }) {
  return (
    <View
      style={{ flexDirection: 'row', paddingVertical: 3, borderBottomWidth: 0.5, borderBottomColor: paper.line }}
      {...tagged('TR')}
    >
      <View style={{ width: 170, paddingRight: 10 }} {...tagged('TH', { scope: 'Row' })}>
        <PrintableText style={{ ...type.body, color: paper.muted }}>{label}</PrintableText>
      </View>
      <View style={fillsRow} {...tagged('TD')}>
        <PrintableText style={type.body}>{value || '–'}</PrintableText>
      </View>
    </View>
  )
}

/** A cell takes its share of the width whatever it contains. */
const shareOf = (share: number) => ({ flexGrow: share, flexShrink: 1, flexBasis: 0, paddingRight: 6 })

export type TableRowProps = { cells: readonly string[]; shares: readonly number[] }

/** The heads of a table's columns. */
export function TableHead({ cells, shares }: TableRowProps) {
  return (
    <View
      style={{ flexDirection: 'row', paddingBottom: 2, borderBottomWidth: 0.75, borderBottomColor: paper.ink }}
      {...tagged('TR')}
    >
      {inOrder(shares).map(({ key, item }, index) => (
        <View key={key} style={shareOf(item)} {...tagged('TH', { scope: 'Column' })}>
          <PrintableText style={type.label}>{cells[index] || '–'}</PrintableText>
        </View>
      ))}
    </View>
  )
}

/** A row of a table; its first cell is the head of the row. */
export function TableRow({ cells, shares }: TableRowProps) {
  return (
    <View
      style={{ flexDirection: 'row', paddingVertical: 2.5, borderBottomWidth: 0.5, borderBottomColor: paper.line }}
      {...tagged('TR')}
    >
      {inOrder(shares).map(({ key, item }, index) => (
        <View key={key} style={shareOf(item)} {...(index === 0 ? tagged('TH', { scope: 'Row' }) : tagged('TD'))}>
          <PrintableText style={{ fontSize: 8.5, lineHeight: 1.35 }}>
            {paragraphsOf(cells[index] ?? '').join('\n') || '–'}
          </PrintableText>
        </View>
      ))}
    </View>
  )
}

/** Shown when a table has no rows. */
export function NoRows({ text }: { text: string }) {
  return (
    <View {...tagged('P')}>
      <PrintableText style={{ ...type.body, color: paper.muted }}>{text}</PrintableText>
    </View>
  )
}

/** A paragraph whose lines may be split between pages, so the flow provides its element of the structure. */
export function RecordParagraph({ text }: { text: string }) {
  return (
    <View style={{ paddingTop: 2 }}>
      <PrintableText style={type.body}>{text}</PrintableText>
    </View>
  )
}
