import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { LevelMark, OpenMark } from '../page/level-mark'
import { PrintableText } from '../page/printable-text'
import { fillsRow, portrait, twoColumnsOf } from '../page/sheet'
import { joinLastLine, tagged } from '../tagged/laid-out'
import { typeset } from '../text/typography'

/** Two columns of competences stand side by side: a line of 45 letters is read at a glance, one of 90 is not. */
export const standardColumns = twoColumnsOf(portrait)

const mark = 12.5

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

/** One competence and its level: a row whose head is the competence, the level's picture before it and its word at the end. */
export function CompetenceRow({ language, description, observed, label, picture, marked }: RowProps) {
  return (
    <View
      style={{
        width: standardColumns.width,
        flexDirection: 'row',
        // Not stretched: the row is as high as its texts once the word stands on their last line.
        alignItems: 'flex-start',
        paddingVertical: 2,
        borderBottomWidth: 0.5,
        borderBottomColor: paper.line,
      }}
      {...tagged('TR')}
    >
      {marked ? <View>{observed ? <LevelMark picture={picture} size={mark} /> : <OpenMark size={mark} />}</View> : null}
      <View style={fillsRow} {...joinLastLine}>
        <View {...tagged('TH', { scope: 'Row' })}>
          <PrintableText style={{ fontSize: 9, lineHeight: 1.25 }}>{typeset(description, language)}</PrintableText>
        </View>
        <View {...tagged('TD')}>
          <PrintableText
            style={{
              fontSize: 8,
              lineHeight: 1.25,
              textAlign: 'right',
              fontWeight: observed ? 600 : 400,
              color: observed ? paper.ink : paper.muted,
            }}
          >
            {label}
          </PrintableText>
        </View>
      </View>
    </View>
  )
}
