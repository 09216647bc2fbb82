import type { Language } from '@lernspur/contracts/error-catalogue'
import type { Report } from '@lernspur/contracts/report.contract'
import { type ReportLayout, usualReportLayout } from '@lernspur/contracts/tenant.contract'
import type { ReportDocumentProps } from '@lernspur/documents/report-document'

/** A report with the names of its header, as they were when it was created. */
export interface PrintedReport extends Report {
  readonly schoolName: string
  readonly schoolSlogan: string | null
  /** `/api/files/<id>`, or null. */
  readonly schoolLogo: string | null
  /** Null for the usual layout. */
  readonly layout: ReportLayout | null
  readonly schoolYearName: string | null
  /** Of all subjects, also those that the caller may not see. */
  readonly subjectCount: number
  readonly schoolClassName: string
  readonly schoolClassNickname: string | null
  /** Today in the school's time zone. */
  readonly printedOn: string
}

/** Bytes of uploaded pictures by `picturePath`, and of the logo by its path. */
export type ReportPictures = ReadonlyMap<string, Uint8Array>

const pictureOf = (picturePath: string | null, pictures: ReportPictures) => {
  const pictureData = pictures.get(picturePath ?? '')
  return { picturePath, ...(pictureData && { pictureData }) }
}

const schoolOf = ({ schoolName, schoolSlogan, schoolLogo }: PrintedReport, pictures: ReportPictures) => {
  const logo = pictures.get(schoolLogo ?? '')
  return { name: schoolName, slogan: schoolSlogan, ...(logo && { logo }) }
}

const layoutOf = ({ layout }: PrintedReport): ReportLayout => layout ?? usualReportLayout

const shownCompetences = (report: PrintedReport, { competences }: Report['subjects'][number]['domains'][number]) =>
  layoutOf(report).showsUnobserved
    ? competences
    : competences.filter(({ performanceLevel }) => performanceLevel !== null)

/** Further fields that its layout has and somebody has filled in. */
const detailsOf = (report: PrintedReport): Pick<ReportDocumentProps, 'birthDate' | 'absences' | 'classRemark'> => {
  const { fields = [] } = layoutOf(report)
  const { birthDate = null, daysAbsent = null, daysUnexcused = null, classRemark = '' } = report.details ?? {}
  return {
    ...(fields.includes('birthDate') && birthDate !== null && { birthDate }),
    ...(fields.includes('absences') &&
      daysAbsent !== null && { absences: { days: daysAbsent, unexcused: daysUnexcused } }),
    ...(fields.includes('classRemark') && classRemark.trim() !== '' && { classRemark }),
  }
}

/** The input of the document: only the subjects that the caller may see. */
export const reportDocument = (
  report: PrintedReport,
  language: Language,
  pictures: ReportPictures,
): ReportDocumentProps => ({
  language,
  school: schoolOf(report, pictures),
  form: layoutOf(report).form ?? 'standard',
  signers: layoutOf(report).signers,
  reportName: report.name,
  student: { firstName: report.studentFirstName, lastName: report.studentLastName },
  schoolClass: { name: report.schoolClassName, nickname: report.schoolClassNickname },
  schoolYear: report.schoolYearName,
  period: { start: report.startDate, end: report.endDate, semester: report.schoolTermSemester },
  subjects: report.subjects.map(({ name, abbreviation, color, comment, status, domains }) => ({
    name,
    abbreviation,
    color,
    comment,
    status,
    domains: domains.map((domain) => ({
      name: domain.name,
      symbol: domain.symbol,
      competences: shownCompetences(report, domain).map((competence) => ({
        description: competence.description,
        level: competence.performanceLevel,
        levelLabel: competence.visualLevelLabel,
        ...pictureOf(competence.visualImagePath, pictures),
        overwritten: competence.overwritten,
      })),
    })),
  })),
  scale: report.performanceVisualLevels.map(({ level, label, picturePath }) => ({
    level,
    label,
    ...pictureOf(picturePath, pictures),
  })),
  comment: report.summaryComment,
  ...detailsOf(report),
  completedAt: report.completedAt,
  printedOn: report.printedOn,
})
