import { blockOf } from '@lernspur/contracts/official-form/form-content'
import { printedGrade } from '@lernspur/contracts/official-form/grade-proposal'
import type { Report, ReportDomain, ReportOfficialForm } from '@lernspur/contracts/teacher/report.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { ReportDocumentProps } from '@lernspur/documents/report-document'

/** A report as it is printed. */
export interface PrintedReport extends Report {
  /** Number of all subjects, including those that the caller may not see. */
  readonly subjectCount: number
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

/** Further fields that its layout has and somebody has filled in. */
const detailsOf = (report: PrintedReport): Pick<ReportDocumentProps, 'birthDate' | 'absences' | 'classRemark'> => {
  const { fields = [] } = report
  const { birthDate = null, daysAbsent = null, daysUnexcused = null, classRemark = '' } = report.details ?? {}
  return {
    ...(fields.includes('birthDate') && birthDate !== null && { birthDate }),
    ...(fields.includes('absences') &&
      daysAbsent !== null && { absences: { days: daysAbsent, unexcused: daysUnexcused } }),
    ...(fields.includes('classRemark') && classRemark.trim() !== '' && { classRemark }),
  }
}

/** The grade that is printed: the decided one, else the proposed one; nothing without grades (rule form.7). */
const gradeOf = (report: PrintedReport, decided: string | null, domains: readonly ReportDomain[]) => {
  const blocks = report.officialForm?.content.blocks ?? []
  const grades = blockOf(blocks, 'subjects')?.grades ?? []
  if (grades.length === 0) return {}
  const printed = printedGrade(decided, domains, report.performanceVisualLevels.length, grades)
  return { grade: printed ? { grade: printed.grade, meaning: printed.meaning } : null }
}

/** Its official form with what was entered; only of people who may read the general comment (rule form.4). */
const officialFormOf = ({ details }: PrintedReport, { content }: ReportOfficialForm) => ({
  blocks: content.blocks,
  birthPlace: details?.birthPlace ?? '',
  conferenceDate: details?.conferenceDate ?? null,
  issueDate: details?.issueDate ?? null,
  entries: details?.entries ?? [],
})

/** The input of the document: only the subjects that the caller may see. */
export const reportDocument = (
  report: PrintedReport,
  language: Language,
  pictures: ReportPictures,
): ReportDocumentProps => ({
  language,
  school: schoolOf(report, pictures),
  form: report.layout.form ?? 'standard',
  showsUnobserved: report.layout.showsUnobserved,
  // A child is told by those who teach it; a signature of the head makes it a certificate (rule print.11).
  signers: report.layout.signers.filter((signer) => report.layout.form !== 'child' || signer !== 'headOfSchool'),
  reportName: report.name,
  student: { firstName: report.studentFirstName, lastName: report.studentLastName },
  schoolClass: {
    name: report.schoolClassName,
    nickname: report.schoolClassNickname,
    level: report.schoolClassLevel ?? null,
  },
  schoolYear: report.schoolYearName,
  period: { start: report.startDate, end: report.endDate, semester: report.schoolTermSemester },
  subjects: report.subjects.map(({ name, abbreviation, color, comment, status, grade = null, domains }) => ({
    name,
    abbreviation,
    color,
    comment,
    status,
    ...gradeOf(report, grade, domains),
    domains: domains.map((domain) => ({
      name: domain.name,
      symbol: domain.symbol,
      competences: domain.competences.map((competence) => ({
        description: competence.description,
        childSentence: competence.childSentence ?? null,
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
  ...(report.officialForm && { officialForm: officialFormOf(report, report.officialForm) }),
  ...(report.correction && {
    correction: { name: report.correction.name, completedAt: report.correction.completedAt },
  }),
  completedAt: report.completedAt,
  printedOn: report.printedOn,
})
