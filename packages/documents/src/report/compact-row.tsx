import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { Circle, Svg, View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { inOrder } from '../page/in-order'
import { PrintableText } from '../page/printable-text'
import { fillsRow, type } from '../page/sheet'
import { tagged } from '../tagged/laid-out'
import { typeset } from '../text/typography'

/** Points for all columns of levels; each gets an equal share, up to `widest`. */
const room = 250
const widest = 62
const columnWidth = (columns: number): number => Math.min(widest, room / columns)

export type CompactHeadProps = { name: string; symbol: string | null; columns: readonly string[] }

/** The name of a domain, and the meaning of each column above it. Each row tells screen readers its level. */
export function CompactHead({ name, symbol, columns }: CompactHeadProps) {
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'flex-end',
        paddingBottom: 2,
        borderBottomWidth: 0.75,
        borderBottomColor: paper.ink,
      }}
    >
      <View style={{ ...fillsRow, flexDirection: 'row' }} {...tagged('H3')}>
        {symbol ? (
          <PrintableText style={{ ...type.domain, fontSize: 9, color: paper.muted, marginRight: 5 }}>
            {symbol}
          </PrintableText>
        ) : null}
        <PrintableText style={{ ...type.domain, ...fillsRow, fontSize: 9 }}>{name}</PrintableText>
      </View>
      {inOrder(columns).map(({ key, item }) => (
        <PrintableText
          key={key}
          decorative
          style={{
            width: columnWidth(columns.length),
            paddingHorizontal: 1,
            fontSize: 7,
            lineHeight: 1.2,
            textAlign: 'center',
            color: paper.muted,
          }}
        >
          {item}
        </PrintableText>
      ))}
    </View>
  )
}

export type CompactRowProps = {
  language: Language
  description: string
  /** The column with the mark, counted from 0. */
  column: number
  columns: number
  label: string
}

/** A competence with a mark in the column of its level. */
export function CompactRow({ language, description, column, columns, label }: CompactRowProps) {
  const width = columnWidth(columns)
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        paddingVertical: 1.5,
        borderBottomWidth: 0.5,
        borderBottomColor: paper.line,
      }}
      {...tagged('TR')}
    >
      <View style={{ ...fillsRow, paddingRight: 8 }} {...tagged('TH', { scope: 'Row' })}>
        <PrintableText style={{ fontSize: 8.5, lineHeight: 1.25 }}>{typeset(description, language)}</PrintableText>
      </View>
      <View style={{ flexDirection: 'row', width: width * columns }} {...tagged('TD')}>
        <View style={{ width: width * column }} />
        <View style={{ width, alignItems: 'center' }}>
          <Svg viewBox="0 0 10 10" style={{ width: 8, height: 8 }} {...tagged('Figure', { alt: label })}>
            <Circle cx={5} cy={5} r={4.2} fill={paper.ink} />
          </Svg>
        </View>
      </View>
    </View>
  )
}
