import { Document, Page } from '@react-pdf/renderer'
import type { ReportDocumentProps } from '../report-document'
import { reportTexts } from '../text/report-texts'
import { Closing } from './closing'
import { maker, reportInfo } from './file-info'
import { inOrder } from './in-order'
import { picturesOf } from './level-mark'
import { PageFrame } from './page-frame'
import { ReportHead } from './report-head'
import { ScaleLegend } from './scale-legend'
import { sheet } from './sheet'
import { SubjectSection } from './subject-section'

/** A report as a document of A4 pages. Fonts must be loaded. */
export const ReportFile = ({ report }: { report: ReportDocumentProps }) => {
  const texts = reportTexts(report.language)
  const pictures = picturesOf(report)
  return (
    <Document {...reportInfo(report)} creator={maker} producer={maker} pdfVersion="1.7">
      <Page
        size="A4"
        style={sheet.page}
        layout={({ children, pageNumber = 1, totalPages = 1 }) => (
          <PageFrame report={report} texts={texts} page={pageNumber} pages={totalPages}>
            {children}
          </PageFrame>
        )}
      >
        <ReportHead report={report} texts={texts} />
        <ScaleLegend scale={report.scale} pictures={pictures} texts={texts} />
        {inOrder(report.subjects).map(({ key, item: subject }) => (
          <SubjectSection
            key={key}
            subject={subject}
            pictures={pictures}
            texts={texts}
            isDraft={report.completedAt === null}
          />
        ))}
        <Closing report={report} texts={texts} />
      </Page>
    </Document>
  )
}
