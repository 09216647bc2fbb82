import { View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { inOrder } from '../page/in-order'
import { PrintableText } from '../page/printable-text'
import { fillsRow, type } from '../page/sheet'
import { tagged } from '../tagged/laid-out'
import { neverHyphenated } from '../text/hyphenation'
import type { SheetColumn } from './column-groups'

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

const line = { borderLeftWidth: 0.5, borderLeftColor: paper.muted } as const
const cellBorder = { ...line, paddingHorizontal: 2.5 } as const

/** Above turned heads stands the name of a domain, through which no line goes. */
const headBorder = (item: SheetColumn | undefined, length: number | null) => {
  if (length === null) return { ...cellBorder, paddingVertical: 3 }
  return item?.domain ? line : {}
}

export type GridHeadProps = {
  columns: GridColumns
  number: string
  name: string
  /** What each box stands for, with the name of the domain where one begins; empty where that is written by hand. */
  competences: readonly SheetColumn[]
  height: number
  /** How long turned texts are, in points; upright ones are as wide as their box. */
  length: number | null
}

/** Where a domain begins, its name above all of its columns. */
const DomainName = ({ domain, span, box }: Pick<SheetColumn, 'domain' | 'span'> & { box: number }) => (
  <View style={{ position: 'absolute', top: 0, left: 0, width: box * span, paddingTop: 2, paddingHorizontal: 2.5 }}>
    <PrintableText style={{ fontSize: 7, lineHeight: 1.15, fontWeight: 700 }}>{domain}</PrintableText>
  </View>
)

/** The head of one column, as it is written above its boxes. */
const ColumnHead = ({ item, box, length }: { item: SheetColumn; box: number; length: number | null }) => {
  const { domain, span, text } = item
  if (length !== null) {
    return (
      <>
        {domain ? <DomainName domain={domain} span={span} box={box} /> : null}
        <View style={{ ...(domain ? {} : line), height: length, paddingHorizontal: 2.5, paddingVertical: 3 }}>
          <PrintableText
            turned
            style={{ position: 'absolute', top: 2, left: 2.5, width: length - 4, fontSize: 7.5, lineHeight: 1.1 }}
          >
            {text}
          </PrintableText>
        </View>
      </>
    )
  }
  return (
    <>
      {domain ? (
        <PrintableText style={{ fontSize: 7, lineHeight: 1.2, fontWeight: 700, marginBottom: 2 }}>
          {domain}
        </PrintableText>
      ) : null}
      <PrintableText style={{ fontSize: 7.5, lineHeight: 1.2 }}>{text}</PrintableText>
    </>
  )
}

/** The heads of the columns. */
export function GridHead({ columns, number, name, competences, height, length }: GridHeadProps) {
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
          style={{ ...headBorder(item, length), width: columns.box, justifyContent: 'flex-end' }}
          {...(item ? tagged('TH', { scope: 'Column' }) : {})}
        >
          {item ? <ColumnHead item={item} box={columns.box} length={length} /> : null}
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
  small: boolean
}

/** A child and its boxes; every fifth line is darker, which helps the eye stay in the row. */
export function GridRow({ columns, index, name, cells, height, small }: GridRowProps) {
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
        <PrintableText
          style={{ fontSize: small ? 8.5 : 9.5, lineHeight: small ? 1.15 : 1.2 }}
          hyphenationCallback={neverHyphenated}
        >
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
