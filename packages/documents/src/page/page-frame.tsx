import { View } from '@react-pdf/renderer'
import { neverHyphenated } from '../text/hyphenation'
import { paper } from './colour'
import { PrintableText } from './printable-text'
import { fillsRow, type } from './sheet'

/** What every page repeats, in blocks of its own, so that only the page number differs. */
export function RunningHead({ left, right }: { left: string; right: string }) {
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 14 }}>
      <PrintableText style={{ ...type.small, ...fillsRow }}>{left}</PrintableText>
      <PrintableText style={{ ...type.small, marginLeft: 16 }}>{right}</PrintableText>
    </View>
  )
}

/** The middle holds "Entwurf, gedruckt am 29. September 2027" in one line. */
const offsets = { left: '0%', middle: '33%', right: '70%' } as const
const widths = { left: '31%', middle: '34%', right: '30%' } as const
const aligned = { left: 'left', middle: 'center', right: 'right' } as const

/** One of the three parts of the footer, which are drawn over each other; the left one draws the line above. */
export function FooterPart({ at, text }: { at: keyof typeof offsets; text: string }) {
  const line = at === 'left' ? { borderTopWidth: 0.5, borderTopColor: paper.line } : {}
  return (
    <View style={{ paddingTop: 5, ...line }}>
      <PrintableText
        style={{
          ...type.small,
          marginLeft: offsets[at],
          width: widths[at],
          textAlign: aligned[at],
          fontWeight: at === 'left' ? 600 : 400,
        }}
        hyphenationCallback={neverHyphenated}
      >
        {text}
      </PrintableText>
    </View>
  )
}

/** Runs across each page of a report that is not completed. */
export function DraftNote({ text }: { text: string }) {
  return (
    <PrintableText
      style={{
        textAlign: 'center',
        fontSize: 110,
        fontWeight: 700,
        opacity: 0.05,
        transform: 'rotate(-38deg)',
      }}
    >
      {text}
    </PrintableText>
  )
}
