import type { Report, ReportCompetence, ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import { competencesOf } from '../draft/section'

/** What a remark is about. */
export interface RemarkSource {
  readonly reportId: string
  /** Null for the general comment. */
  readonly subject: ReportSubject | null
  /** School ids of the remark's subjects. */
  readonly subjectIds: readonly string[]
  /** Their competences. */
  readonly subjects: readonly (readonly ReportCompetence[])[]
  /** Levels of the report's scale. */
  readonly levels: number
}

/** For one subject, or all in the general comment. */
export const remarkSourceOf = (report: Report, subject: ReportSubject | null): RemarkSource => {
  const about = subject === null ? report.subjects : [subject]
  return {
    reportId: report.id,
    subject,
    subjectIds: about.map(({ schoolSubjectId }) => schoolSubjectId),
    subjects: about.map(competencesOf),
    levels: report.performanceVisualLevels.length,
  }
}
