import { View } from '@react-pdf/renderer'
import type { ReportScaleLevel } from '../report-document'
import type { ReportTexts } from '../text/report-texts'
import { paper } from './colour'
import { LevelMark, OpenMark, type Pictures } from './level-mark'
import { PrintableText } from './printable-text'
import { type } from './sheet'

const mark = 14

const Entry = ({ children, label }: { children: React.ReactNode; label: string }) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', maxWidth: 210 }}>
    {children}
    <PrintableText style={{ ...type.body, fontSize: 8.5, flexShrink: 1 }}>{label}</PrintableText>
  </View>
)

/** Legend of the scale, lowest level first, with the mark for what was not observed. */
export const ScaleLegend = (props: { scale: readonly ReportScaleLevel[]; pictures: Pictures; texts: ReportTexts }) => {
  const { scale, pictures, texts } = props
  if (scale.length === 0) return null
  return (
    <View
      wrap={false}
      style={{ backgroundColor: paper.tint, borderRadius: 5, paddingVertical: 8, paddingHorizontal: 11 }}
    >
      <PrintableText style={type.label}>{texts.scale}</PrintableText>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 10, rowGap: 4, marginTop: 4 }}>
        {scale.map((level) => (
          <Entry key={level.level} label={level.label}>
            <LevelMark picture={level} pictures={pictures} size={mark} />
          </Entry>
        ))}
        <Entry label={texts.notObserved}>
          <OpenMark pictures={pictures} size={mark} />
        </Entry>
      </View>
    </View>
  )
}
