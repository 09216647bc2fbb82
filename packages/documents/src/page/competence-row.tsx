import { View } from '@react-pdf/renderer'
import type { ReportCompetenceRow } from '../report-document'
import type { ReportTexts } from '../text/report-texts'
import { typeset } from '../text/typography'
import { paper } from './colour'
import { LevelMark, OpenMark, type Pictures } from './level-mark'
import { PrintableText } from './printable-text'
import { fillsRow, levelColumn, type } from './sheet'

const mark = 15

const Level = ({ row, pictures, texts }: { row: ReportCompetenceRow; pictures: Pictures; texts: ReportTexts }) => {
  const observed = row.level !== null
  const label = row.level === null ? texts.notObserved : (row.levelLabel ?? texts.level(row.level))
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', width: levelColumn, minHeight: mark }}>
      {observed ? (
        <LevelMark picture={row} pictures={pictures} size={mark} />
      ) : (
        <OpenMark pictures={pictures} size={mark} />
      )}
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
}

/** One competence and its level; never divided between pages. */
export const CompetenceRow = (props: { row: ReportCompetenceRow; pictures: Pictures; texts: ReportTexts }) => (
  <View
    wrap={false}
    style={{
      flexDirection: 'row',
      alignItems: 'center',
      paddingVertical: 3,
      borderBottomWidth: 0.5,
      borderBottomColor: paper.line,
    }}
  >
    <View style={{ ...fillsRow, paddingRight: 16 }}>
      <PrintableText style={{ ...type.body, lineHeight: 1.35, paddingTop: 1 }}>
        {typeset(props.row.description, props.texts.language)}
      </PrintableText>
    </View>
    <Level {...props} />
  </View>
)
