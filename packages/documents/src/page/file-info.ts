import type { ReportDocumentProps } from '../report-document'
import type { FileInfo } from '../tagged/file-metadata'
import { periodInWords } from '../text/report-dates'
import { reportTexts } from '../text/report-texts'

/** First and last name of the child. */
export const childName = ({ student }: ReportDocumentProps): string => `${student.firstName} ${student.lastName}`

const infoAbout = (report: ReportDocumentProps, whom: string): FileInfo => {
  const { language, period } = report
  return {
    title: `${report.reportName} – ${whom}`,
    author: report.school.name,
    subject: `${groupName(report)}, ${periodInWords(language, period.start, period.end)}`,
    language,
  }
}

/** What a file with several reports is about: their class. */
export const groupName = ({ language, schoolClass }: ReportDocumentProps): string =>
  `${reportTexts(language).schoolClass} ${schoolClass.name}`

/** Title with the child's name. */
export const reportInfo = (report: ReportDocumentProps): FileInfo => infoAbout(report, childName(report))

/** Title with the class, taken from the first report. */
export const groupInfo = (first: ReportDocumentProps): FileInfo => infoAbout(first, groupName(first))
