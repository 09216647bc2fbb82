import type { Language } from '@lernspur/contracts/error-catalogue'
import type { ReportDocumentProps } from '../report-document'
import { periodInWords } from '../text/report-dates'
import { reportTexts } from '../text/report-texts'

/** What a file says about itself. */
export interface FileInfo {
  title: string
  author: string
  subject: string
  language: Language
}

/** Product named as the maker of each file. */
export const maker = 'Lernspur'

/** First and last name of the child. */
export const childName = ({ student }: ReportDocumentProps): string => `${student.firstName} ${student.lastName}`

const infoAbout = (report: ReportDocumentProps, whom: string): FileInfo => {
  const { language, period } = report
  return {
    title: `${report.reportName} – ${whom}`,
    author: report.school.name,
    subject: `${classOf(report)}, ${periodInWords(language, period.start, period.end)}`,
    language,
  }
}

const classOf = ({ language, schoolClass }: ReportDocumentProps): string =>
  `${reportTexts(language).schoolClass} ${schoolClass.name}`

/** Title with the child's name. */
export const reportInfo = (report: ReportDocumentProps): FileInfo => infoAbout(report, childName(report))

/** Title with the class; the first report speaks for all. */
export const groupInfo = (first: ReportDocumentProps): FileInfo => infoAbout(first, classOf(first))
