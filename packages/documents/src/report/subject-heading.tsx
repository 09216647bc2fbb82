import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { View } from '@react-pdf/renderer'
import { mix, paper, textOn, visibleOnPaper } from '../page/colour'
import { PrintableText } from '../page/printable-text'
import { fillsRow, type } from '../page/sheet'
import { tagged } from '../tagged/laid-out'
import { reportTexts } from '../text/report-texts'

/** Longest abbreviation that fits the coloured field; the interface allows three characters. */
const fieldLetters = 4

export type SubjectHeadingProps = {
  language: Language
  name: string
  abbreviation: string
  /** `#rrggbb`. */
  color: string
  /** Whether the draft says that the subject is not completed. */
  open: boolean
  small: boolean
  /** The grade in words, where the report has grades. */
  grade?: string
}

/** The name of a subject in its colour; the abbreviation beside it is decoration. */
export function SubjectHeading({ language, name, abbreviation, color, open, small, grade }: SubjectHeadingProps) {
  const colour = visibleOnPaper(color)
  const short = abbreviation.length <= fieldLetters ? abbreviation : ''
  return (
    <View style={{ paddingBottom: small ? 1 : 3 }}>
      <View style={{ flexDirection: 'row', borderRadius: 3, backgroundColor: mix(colour, paper.white, 0.9) }}>
        <View
          style={{
            backgroundColor: colour,
            width: short ? 34 : 5,
            alignItems: 'center',
            justifyContent: 'center',
            borderTopLeftRadius: 3,
            borderBottomLeftRadius: 3,
          }}
        >
          {short ? (
            <PrintableText decorative style={{ fontSize: 9, fontWeight: 700, color: textOn(colour) }}>
              {short}
            </PrintableText>
          ) : null}
        </View>
        <View style={fillsRow} {...tagged('H2')}>
          <PrintableText
            style={{
              ...type.subject,
              ...(small && { fontSize: 10.5 }),
              paddingVertical: small ? 1.5 : 3,
              paddingHorizontal: 9,
            }}
          >
            {name}
          </PrintableText>
        </View>
        {grade ? (
          <View style={{ alignSelf: 'center' }} {...tagged('P')}>
            <PrintableText style={{ ...type.body, fontWeight: 700, paddingRight: 9 }}>{grade}</PrintableText>
          </View>
        ) : null}
        {open ? (
          <View style={{ alignSelf: 'center' }} {...tagged('P')}>
            <PrintableText style={{ ...type.small, paddingRight: 9 }}>
              {reportTexts(language).subjectOpen}
            </PrintableText>
          </View>
        ) : null}
      </View>
    </View>
  )
}

/** The name of a domain, after its short mark such as "A" or "1.2"; within a width in points, or as wide as the page. */
export function DomainHeading({ name, symbol, width }: { name: string; symbol: string | null; width?: number }) {
  return (
    <View
      style={{
        flexDirection: 'row',
        paddingBottom: 3,
        borderBottomWidth: 0.75,
        borderBottomColor: paper.ink,
        ...(width !== undefined && { width }),
      }}
      {...tagged('H3')}
    >
      {symbol ? (
        <PrintableText style={{ ...type.domain, color: paper.muted, marginRight: 6 }}>{symbol}</PrintableText>
      ) : null}
      <PrintableText style={{ ...type.domain, ...fillsRow }}>{name}</PrintableText>
    </View>
  )
}

/** Shown when nothing of a subject is shown. */
export function NoVisibleRows({ text }: { text: string }) {
  return (
    <View {...tagged('P')}>
      <PrintableText style={type.small}>{text}</PrintableText>
    </View>
  )
}
