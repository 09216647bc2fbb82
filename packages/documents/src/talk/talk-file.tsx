import { freeLines } from '@lernspur/contracts/talk-page'
import { Document, Page, View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { inOrder } from '../page/in-order'
import { PrintableText } from '../page/printable-text'
import { sheet, type } from '../page/sheet'
import { maker } from '../tagged/file-metadata'
import type { TalkDocumentProps } from '../talk-document'
import { neverHyphenated } from '../text/hyphenation'
import { dayInWords } from '../text/report-dates'
import { reportTexts } from '../text/report-texts'
import { paragraphsOf, typeset } from '../text/typography'
import { talkTexts } from './talk-texts'

const line = 14
const body = { fontSize: 10, lineHeight: line / 10 } as const

const Head = ({ talk }: { talk: TalkDocumentProps }) => {
  const { school, student, schoolClass, teacher, heldOn, language } = talk
  const texts = talkTexts[language]
  return (
    <View wrap={false}>
      <PrintableText style={{ fontSize: 9, lineHeight: 1.3, fontWeight: 700 }}>{school.name}</PrintableText>
      <View style={{ marginTop: 6, paddingTop: 12, paddingBottom: 2, borderTopWidth: 0.75, borderTopColor: paper.ink }}>
        <PrintableText style={{ fontSize: 10, lineHeight: 1.3, color: paper.muted }}>{texts.title}</PrintableText>
        <PrintableText style={{ fontSize: 17, lineHeight: 1.2, fontWeight: 700 }} hyphenationCallback={neverHyphenated}>
          {student}
        </PrintableText>
        <PrintableText style={{ ...type.body, marginTop: 2 }}>
          {texts.facts(dayInWords(language, heldOn), schoolClass, teacher)}
        </PrintableText>
      </View>
    </View>
  )
}

const FreeLine = () => <View style={{ height: line, borderBottomWidth: 0.5, borderBottomColor: paper.line }} />

const Part = ({ heading, text }: { heading: string; text: string }) => {
  const paragraphs = paragraphsOf(text)
  return (
    <View style={{ marginTop: 12 }}>
      <PrintableText
        style={{ fontSize: 11.5, lineHeight: 1.25, fontWeight: 700, marginBottom: 2 }}
        minPresenceAhead={30}
      >
        {heading}
      </PrintableText>
      {paragraphs.length === 0
        ? inOrder(Array.from({ length: freeLines }, (_, place) => place)).map(({ key }) => <FreeLine key={key} />)
        : inOrder(paragraphs).map(({ key, item }) => (
            <PrintableText key={key} style={body}>
              {item}
            </PrintableText>
          ))}
    </View>
  )
}

const Signatures = ({ labels }: { labels: readonly string[] }) => (
  <View wrap={false} style={{ marginTop: 'auto', flexDirection: 'row', justifyContent: 'space-between' }}>
    {labels.map((label) => (
      <View key={label} style={{ width: '47%' }}>
        <View style={{ height: 40, borderBottomWidth: 0.75, borderBottomColor: paper.ink }} />
        <PrintableText style={{ ...type.small, marginTop: 3 }}>{label}</PrintableText>
      </View>
    ))}
  </View>
)

/** One page for a talk with parents; what does not fit goes on to a second one. */
export const TalkFile = ({ talk }: { talk: TalkDocumentProps }) => {
  const { language, student, school, parts, printedOn } = talk
  const texts = talkTexts[language]
  const printed = reportTexts(language).printed(dayInWords(language, printedOn))
  return (
    <Document
      title={`${texts.title} – ${student}`}
      author={school.name}
      subject={texts.title}
      language={language}
      creator={maker}
      producer={maker}
      pdfVersion="1.7"
    >
      <Page size="A4" style={sheet.page}>
        <Head talk={talk} />
        {parts.map(({ part, text }) => (
          <Part key={part} heading={texts.parts[part]} text={typeset(text, language)} />
        ))}
        <Signatures labels={texts.signers} />
        <PrintableText style={{ ...type.small, marginTop: 14 }}>{printed}</PrintableText>
      </Page>
    </Document>
  )
}
