import { openSign } from '@lernspur/contracts/teacher/report-print/visible-rows'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { paper } from '../page/colour'
import { inOrder } from '../page/in-order'
import { LevelMark, OpenMark } from '../page/level-mark'
import { PrintableText } from '../page/printable-text'
import { type } from '../page/sheet'
import { tagged } from '../tagged/laid-out'
import { reportTexts } from '../text/report-texts'

const mark = 14

export type LegendProps = {
  language: Language
  levels: readonly { label: string; picture: string | null }[]
  marked: boolean
  /** Whether levels are known by their numbers. */
  numbered: boolean
  /** Whether the report shows what was not observed. */
  open: boolean
  /** Instead of the product's own heading. */
  title?: string
  /** What the grades mean, in one line. */
  grades?: string
}

const Entry = ({ children, label }: { children: ReactNode; label: string }) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', maxWidth: 210 }} {...tagged('LI')}>
    <View style={{ flexDirection: 'row', alignItems: 'center', flexShrink: 1 }} {...tagged('LBody')}>
      {children}
      <PrintableText style={{ ...type.body, fontSize: 8.5, flexShrink: 1 }}>{label}</PrintableText>
    </View>
  </View>
)

/** Legend of the scale, lowest level first, with the mark for what was not observed. */
export function ScaleLegend({ language, levels, marked, numbered, open, title, grades }: LegendProps) {
  const texts = reportTexts(language)
  return (
    <View
      style={{ backgroundColor: paper.tint, borderRadius: 5, paddingVertical: numbered ? 4 : 8, paddingHorizontal: 11 }}
    >
      <View {...tagged('P')}>
        <PrintableText style={type.label}>{title ?? texts.scale}</PrintableText>
      </View>
      {levels.length > 0 ? (
        <View
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            columnGap: numbered ? 16 : 10,
            rowGap: numbered ? 1 : 4,
            marginTop: numbered ? 1 : 4,
          }}
          {...tagged('L')}
        >
          {inOrder(levels).map(({ key, item: { label, picture } }, index) => (
            <Entry key={key} label={numbered ? `${index + 1} ${label}` : label}>
              {marked ? (
                <LevelMark picture={picture} size={mark} alt={texts.levelOf(index + 1, levels.length)} />
              ) : null}
            </Entry>
          ))}
          {open ? (
            <Entry label={numbered ? `${openSign} ${texts.notObserved}` : texts.notObserved}>
              {marked ? <OpenMark size={mark} alt={texts.openRing} /> : null}
            </Entry>
          ) : null}
        </View>
      ) : null}
      {grades ? (
        <View style={{ marginTop: 3 }} {...tagged('P')}>
          <PrintableText style={{ ...type.body, fontSize: 8.5 }}>{grades}</PrintableText>
        </View>
      ) : null}
    </View>
  )
}
