import { View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { ReportDocumentProps } from '../report-document'
import { neverHyphenated } from '../text/hyphenation'
import { dayInWords } from '../text/report-dates'
import type { ReportTexts } from '../text/report-texts'
import { paper } from './colour'
import { PrintableText } from './printable-text'
import { fillsRow, sheet, type } from './sheet'

export interface PageFrameProps {
  report: ReportDocumentProps
  texts: ReportTexts
  page: number
  pages: number
  children: ReactNode
}

const DraftNote = ({ text }: { text: string }) => (
  <PrintableText
    style={{
      position: 'absolute',
      top: 370,
      left: 0,
      right: 0,
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

/** What surrounds the flow of every page: running head from the second page on, footer with child and page number. */
export const PageFrame = ({ report, texts, page, pages, children }: PageFrameProps) => {
  const name = `${report.student.firstName} ${report.student.lastName}`
  const isDraft = report.completedAt === null
  const printed = texts.printed(dayInWords(texts.language, report.printedOn))
  return (
    <>
      {page > 1 ? (
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 14 }}>
          <PrintableText style={{ ...type.small, ...fillsRow }}>{report.reportName}</PrintableText>
          <PrintableText
            style={{ ...type.small, marginLeft: 16 }}
          >{`${texts.schoolClass} ${report.schoolClass.name}`}</PrintableText>
        </View>
      ) : null}
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
        <PrintableText style={{ ...type.small, ...fillsRow, fontWeight: 600 }} hyphenationCallback={neverHyphenated}>
          {name}
        </PrintableText>
        <PrintableText style={{ ...type.small, marginHorizontal: 12 }}>
          {isDraft ? `${texts.draft}, ${printed}` : printed}
        </PrintableText>
        <PrintableText style={{ ...type.small, ...fillsRow, textAlign: 'right' }}>
          {texts.page(page, pages)}
        </PrintableText>
      </View>
      {isDraft ? <DraftNote text={texts.draft} /> : null}
    </>
  )
}
