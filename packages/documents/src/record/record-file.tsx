import { Document, Page, View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { inOrder } from '../page/in-order'
import { PrintableText } from '../page/printable-text'
import { fillsRow, sheet, type } from '../page/sheet'
import type { RecordDocumentProps } from '../record-document'
import { maker } from '../tagged/file-metadata'
import { neverHyphenated } from '../text/hyphenation'
import { dayInWords } from '../text/report-dates'
import { reportTexts } from '../text/report-texts'
import { RecordBlockView } from './record-blocks'
import { recordInfo } from './record-info'
import type { RecordPart } from './record-parts'

const Head = ({ record }: { record: RecordDocumentProps }) => (
  <View wrap={false}>
    <View style={{ paddingBottom: 10, borderBottomWidth: 0.75, borderBottomColor: paper.ink }}>
      <PrintableText style={{ fontSize: 11, lineHeight: 1.35, fontWeight: 700 }}>{record.school.name}</PrintableText>
      {record.school.slogan ? (
        <PrintableText style={{ ...type.small, fontSize: 9 }}>{record.school.slogan}</PrintableText>
      ) : null}
    </View>
    <View style={{ marginTop: 24 }}>
      <PrintableText style={{ fontSize: 11, lineHeight: 1.4, color: paper.muted }}>{record.title}</PrintableText>
      <PrintableText style={type.title} hyphenationCallback={neverHyphenated}>
        {record.about}
      </PrintableText>
    </View>
  </View>
)

/** A part of a record as pages; its pages are counted anew, after the number of the part. */
export const RecordFile = ({ record, part }: { record: RecordDocumentProps; part: RecordPart }) => {
  const texts = reportTexts(record.language)
  const count = part.parts > 1 ? `${part.number}/${part.parts}, ` : ''
  return (
    <Document {...recordInfo(record)} creator={maker} producer={maker} pdfVersion="1.7">
      <Page
        size="A4"
        style={sheet.page}
        layout={({ children, pageNumber = 1, totalPages = 1 }) => (
          <>
            <View style={sheet.flow}>{children}</View>
            <View
              style={{
                flexDirection: 'row',
                justifyContent: 'space-between',
                marginTop: 12,
                paddingTop: 5,
                borderTopWidth: 0.5,
                borderTopColor: paper.line,
              }}
            >
              <PrintableText
                style={{ ...type.small, ...fillsRow, fontWeight: 600 }}
                hyphenationCallback={neverHyphenated}
              >
                {record.about}
              </PrintableText>
              <PrintableText style={{ ...type.small, marginHorizontal: 12 }}>
                {texts.printed(dayInWords(record.language, record.printedOn))}
              </PrintableText>
              <PrintableText style={{ ...type.small, ...fillsRow, textAlign: 'right' }}>
                {`${count}${texts.page(pageNumber, totalPages)}`}
              </PrintableText>
            </View>
          </>
        )}
      >
        {part.number === 1 ? <Head record={record} /> : null}
        {inOrder(part.blocks).map(({ key, item }) => (
          <RecordBlockView key={key} block={item} />
        ))}
      </Page>
    </Document>
  )
}
