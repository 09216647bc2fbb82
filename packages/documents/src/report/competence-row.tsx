import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { LevelMark, OpenMark } from '../page/level-mark'
import { PrintableText } from '../page/printable-text'
import { fillsRow, levelColumn, type } from '../page/sheet'
import { tagged } from '../tagged/laid-out'
import { typeset } from '../text/typography'

const mark = 15

/** A competence and its level, as plain data. */
export type RowProps = {
  language: Language
  description: string
  observed: boolean
  label: string
  /** Name of the level's picture. */
  picture: string | null
  /** Whether levels have pictures at all. */
  marked: boolean
}

const Level = ({ observed, label, picture, marked }: RowProps) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', width: levelColumn, minHeight: mark }} {...tagged('TD')}>
    {marked ? observed ? <LevelMark picture={picture} size={mark} /> : <OpenMark size={mark} /> : null}
    <PrintableText
      style={{
        fontSize: 9,
        lineHeight: 1.3,
        ...fillsRow,
        fontWeight: observed ? 600 : 400,
        color: observed ? paper.ink : paper.muted,
      }}
    >
      {label}
    </PrintableText>
  </View>
)

/** One competence and its level: a row whose head is the competence. */
export function CompetenceRow(row: RowProps) {
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        paddingVertical: 3,
        borderBottomWidth: 0.5,
        borderBottomColor: paper.line,
      }}
      {...tagged('TR')}
    >
      <View style={{ ...fillsRow, paddingRight: 16 }} {...tagged('TH', { scope: 'Row' })}>
        <PrintableText style={{ ...type.body, lineHeight: 1.35, paddingTop: 1 }}>
          {typeset(row.description, row.language)}
        </PrintableText>
      </View>
      <Level {...row} />
    </View>
  )
}
