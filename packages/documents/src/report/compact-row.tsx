import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { Circle, Svg, View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { inOrder } from '../page/in-order'
import { PrintableText } from '../page/printable-text'
import { closePortrait, fillsRow, twoColumnsOf, type } from '../page/sheet'
import { tagged } from '../tagged/laid-out'
import { typeset } from '../text/typography'

/** Two columns of competences stand side by side. */
export const compactColumns = twoColumnsOf(closePortrait)

/** Points for a column of marks, so that numbers of two digits stand apart. */
const markWidth = 9.5

export type CompactHeadProps = { name: string; symbol: string | null; columns: readonly string[] }

/** The name of a domain, and the number of the level above each column. Each row tells screen readers its level. */
export function CompactHead({ name, symbol, columns }: CompactHeadProps) {
  const text = { ...type.domain, fontSize: 8.5, lineHeight: 1.2 }
  return (
    <View
      style={{
        width: compactColumns.width,
        flexDirection: 'row',
        alignItems: 'flex-end',
        paddingBottom: 1,
        borderBottomWidth: 0.75,
        borderBottomColor: paper.ink,
      }}
    >
      <View style={{ ...fillsRow, flexDirection: 'row', paddingRight: 6 }} {...tagged('H3')}>
        {symbol ? (
          <PrintableText style={{ ...text, color: paper.muted, marginRight: 4 }}>{symbol}</PrintableText>
        ) : null}
        <PrintableText style={{ ...text, ...fillsRow }}>{name}</PrintableText>
      </View>
      {inOrder(columns).map(({ key, item }) => (
        <PrintableText
          key={key}
          decorative
          style={{
            width: markWidth,
            fontSize: 8,
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
  return (
    <View
      style={{
        width: compactColumns.width,
        flexDirection: 'row',
        alignItems: 'center',
        paddingVertical: 0.75,
        borderBottomWidth: 0.5,
        borderBottomColor: paper.line,
      }}
      {...tagged('TR')}
    >
      <View style={{ ...fillsRow, paddingRight: 6 }} {...tagged('TH', { scope: 'Row' })}>
        <PrintableText style={{ fontSize: 8, lineHeight: 1.16 }}>{typeset(description, language)}</PrintableText>
      </View>
      <View style={{ flexDirection: 'row', width: markWidth * columns }} {...tagged('TD')}>
        <View style={{ width: markWidth * column }} />
        <View style={{ width: markWidth, alignItems: 'center' }}>
          <Svg viewBox="0 0 10 10" style={{ width: 7, height: 7 }} {...tagged('Figure', { alt: label })}>
            <Circle cx={5} cy={5} r={4.2} fill={paper.ink} />
          </Svg>
        </View>
      </View>
    </View>
  )
}
