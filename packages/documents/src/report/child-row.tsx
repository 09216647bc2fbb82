import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { LevelMark } from '../page/level-mark'
import { PrintableText } from '../page/printable-text'
import { fillsRow } from '../page/sheet'
import { tagged } from '../tagged/laid-out'
import { typeset } from '../text/typography'

export type ChildRowProps = {
  language: Language
  text: string
  label: string
  /** Name of the level's picture. */
  picture: string | null
  marked: boolean
}

/** What a child can do or practises, with the picture of the level and its word in large print. */
export function ChildRow({ language, text, label, picture, marked }: ChildRowProps) {
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        paddingVertical: 6,
        borderBottomWidth: 0.5,
        borderBottomColor: paper.line,
      }}
      {...tagged('LI')}
    >
      <View style={{ ...fillsRow, flexDirection: 'row', alignItems: 'center' }} {...tagged('LBody')}>
        {marked ? <LevelMark picture={picture} size={28} alt={label} /> : null}
        <View style={{ ...fillsRow, marginLeft: 6 }}>
          <PrintableText style={{ fontSize: 12.5, lineHeight: 1.35 }}>{typeset(text, language)}</PrintableText>
          {marked ? null : (
            <PrintableText style={{ fontSize: 10, lineHeight: 1.3, color: paper.muted }}>{label}</PrintableText>
          )}
        </View>
      </View>
    </View>
  )
}
