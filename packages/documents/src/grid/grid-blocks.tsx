import { View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { inOrder } from '../page/in-order'
import { PrintableText } from '../page/printable-text'
import { fillsRow, type } from '../page/sheet'
import { tagged } from '../tagged/laid-out'
import { neverHyphenated } from '../text/hyphenation'

export type GridTitleProps = { school: string; title: string; about: string; facts: string; date: string }

/** The school, the title and class of the list, and a line for the date. */
export function GridTitle({ school, title, about, facts, date }: GridTitleProps) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'flex-end', paddingBottom: 6 }}>
      <View style={fillsRow}>
        <View {...tagged('P')}>
          <PrintableText style={{ ...type.small, fontWeight: 600 }}>{school}</PrintableText>
        </View>
        <View style={{ marginTop: 4 }} {...tagged('H1')}>
          <PrintableText style={type.small}>{title}</PrintableText>
          <PrintableText
            style={{ fontSize: 16, lineHeight: 1.2, fontWeight: 700 }}
            hyphenationCallback={neverHyphenated}
          >
            {about}
          </PrintableText>
        </View>
        <View {...tagged('P')}>
          <PrintableText style={type.small}>{facts}</PrintableText>
        </View>
      </View>
      <View style={{ width: 150, marginLeft: 20 }}>
        <View style={{ height: 20, borderBottomWidth: 0.75, borderBottomColor: paper.ink }} />
        <View {...tagged('P')}>
          <PrintableText style={{ ...type.small, marginTop: 2 }}>{date}</PrintableText>
        </View>
      </View>
    </View>
  )
}

/** Says which columns this one of several tables has. */
export function GridHeading({ text }: { text: string }) {
  return (
    <View style={{ paddingBottom: 4 }} {...tagged('H2')}>
      <PrintableText style={type.label}>{text}</PrintableText>
    </View>
  )
}

/** Widths in points. */
export type GridColumns = { number: number; boxes: number; box: number }

const cellBorder = { borderLeftWidth: 0.5, borderLeftColor: paper.muted, paddingHorizontal: 2.5 } as const

export type GridHeadProps = {
  columns: GridColumns
  number: string
  name: string
  /** What each box stands for, with the name of the domain where one begins; empty where that is written by hand. */
  competences: readonly { domain: string; text: string }[]
  height: number
}

/** The heads of the columns. */
export function GridHead({ columns, number, name, competences, height }: GridHeadProps) {
  const label = { ...type.label, paddingBottom: 2 }
  const boxes = competences.length > 0 ? competences : Array.from({ length: columns.boxes }, () => undefined)
  return (
    <View
      style={{
        flexDirection: 'row',
        minHeight: height,
        borderWidth: 0.5,
        borderColor: paper.muted,
        borderBottomWidth: 1,
        borderBottomColor: paper.ink,
      }}
      {...tagged('TR')}
    >
      <View
        style={{ width: columns.number, justifyContent: 'flex-end', paddingLeft: 3 }}
        {...tagged('TH', { scope: 'Column' })}
      >
        <PrintableText style={label}>{number}</PrintableText>
      </View>
      <View style={{ ...fillsRow, justifyContent: 'flex-end', paddingLeft: 4 }} {...tagged('TH', { scope: 'Column' })}>
        <PrintableText style={label}>{name}</PrintableText>
      </View>
      {inOrder(boxes).map(({ key, item }) => (
        <View
          key={key}
          style={{ ...cellBorder, width: columns.box, justifyContent: 'flex-end', paddingVertical: 3 }}
          {...(item ? tagged('TH', { scope: 'Column' }) : {})}
        >
          {item?.domain ? (
            <PrintableText style={{ fontSize: 6.5, lineHeight: 1.2, fontWeight: 700, marginBottom: 2 }}>
              {item.domain}
            </PrintableText>
          ) : null}
          {item ? <PrintableText style={{ fontSize: 7.5, lineHeight: 1.2 }}>{item.text}</PrintableText> : null}
        </View>
      ))}
    </View>
  )
}

export type GridRowProps = {
  columns: GridColumns
  index: number
  name: string
  /** Whether each box is a cell of the table, or only ruled paper. */
  cells: boolean
  height: number
}

/** A child and its boxes; every fifth line is darker, which helps the eye stay in the row. */
export function GridRow({ columns, index, name, cells, height }: GridRowProps) {
  const isFifth = index % 5 === 0
  return (
    <View
      style={{
        flexDirection: 'row',
        minHeight: height,
        borderLeftWidth: 0.5,
        borderLeftColor: paper.muted,
        borderRightWidth: 0.5,
        borderRightColor: paper.muted,
        borderBottomWidth: isFifth ? 1 : 0.5,
        borderBottomColor: isFifth ? paper.ink : paper.muted,
      }}
      {...tagged('TR')}
    >
      <View style={{ width: columns.number, justifyContent: 'center', paddingLeft: 3 }} {...tagged('TD')}>
        <PrintableText style={type.small}>{`${index}`}</PrintableText>
      </View>
      <View
        style={{ ...fillsRow, justifyContent: 'center', paddingHorizontal: 4, paddingVertical: 1 }}
        {...tagged('TH', { scope: 'Row' })}
      >
        <PrintableText style={{ fontSize: 9.5, lineHeight: 1.2 }} hyphenationCallback={neverHyphenated}>
          {name}
        </PrintableText>
      </View>
      {inOrder(Array.from({ length: columns.boxes }, () => columns.box)).map(({ key, item: width }) => (
        <View key={key} style={{ ...cellBorder, width }} {...(cells ? tagged('TD') : {})} />
      ))}
    </View>
  )
}

/** Shown when there is nothing to list. */
export function EmptyGrid({ text }: { text: string }) {
  return (
    <View {...tagged('P')}>
      <PrintableText style={{ ...type.body, color: paper.muted }}>{text}</PrintableText>
    </View>
  )
}
