import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { Image, View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { addressOfPicture } from '../page/pictures'
import { PrintableText } from '../page/printable-text'
import { fillsRow, type } from '../page/sheet'
import { tagged } from '../tagged/laid-out'
import { neverHyphenated } from '../text/hyphenation'
import { reportTexts } from '../text/report-texts'

export type LetterheadProps = { language: Language; name: string; slogan: string | null; logo: string | null }

/** School, slogan and logo. */
export function Letterhead({ language, name, slogan, logo }: LetterheadProps) {
  const address = logo === null ? undefined : addressOfPicture(logo)
  return (
    <View
      style={{
        flexDirection: 'row',
        justifyContent: 'space-between',
        alignItems: 'center',
        paddingBottom: 10,
        borderBottomWidth: 0.75,
        borderBottomColor: paper.ink,
      }}
    >
      <View style={fillsRow}>
        <View {...tagged('P')}>
          <PrintableText style={{ fontSize: 11, lineHeight: 1.35, fontWeight: 700 }}>{name}</PrintableText>
        </View>
        {slogan ? (
          <View {...tagged('P')}>
            <PrintableText style={{ ...type.small, fontSize: 9 }}>{slogan}</PrintableText>
          </View>
        ) : null}
      </View>
      {address ? (
        <Image
          src={address}
          style={{ height: 40, maxWidth: 130, marginLeft: 20, objectFit: 'contain' }}
          {...tagged('Figure', { alt: reportTexts(language).logoOf(name) })}
        />
      ) : null}
    </View>
  )
}

/** Title and child: the only heading of the first level. */
export function Title({ reportName, child, small }: { reportName: string; child: string; small: boolean }) {
  return (
    <View {...tagged('H1')}>
      <PrintableText style={{ fontSize: small ? 10 : 11, lineHeight: small ? 1.2 : 1.4, color: paper.muted }}>
        {reportName}
      </PrintableText>
      <PrintableText style={small ? { ...type.title, fontSize: 17 } : type.title} hyphenationCallback={neverHyphenated}>
        {child}
      </PrintableText>
    </View>
  )
}

/** What a corrected report replaces. */
export function CorrectionNote({ text }: { text: string }) {
  return (
    <View {...tagged('P')}>
      <PrintableText style={{ ...type.body, fontWeight: 600 }}>{text}</PrintableText>
    </View>
  )
}

type Fact = { label: string; value: string; grow: number }

/** Three fit side by side with their dates in one line; four are set two by two. */
const rowsOf = (facts: readonly Fact[]): readonly (readonly Fact[])[] =>
  facts.length < 4 ? [facts] : [facts.slice(0, 2), facts.slice(2)].map((row) => row.map((one) => ({ ...one, grow: 1 })))

/** Names and values side by side; `grow` is the share of the width. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <View style={{ gap: 8 }}>
      {rowsOf(facts).map((row) => (
        <View key={row[0]?.label} style={{ flexDirection: 'row' }}>
          {row.map(({ label, value, grow }) => (
            <View
              key={label}
              style={{ flexGrow: grow, flexShrink: 1, flexBasis: 0, paddingRight: 14 }}
              {...tagged('P')}
            >
              <PrintableText style={type.small}>{label}</PrintableText>
              <PrintableText style={{ ...type.body, fontWeight: 600 }}>{value}</PrintableText>
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}
