import type { ReportSubject } from '@lernspur/contracts/report.contract'
import { competencesOf, type ReportSection } from '../draft/section'

/** What is missing in a report before it is completed. */
export interface Missing {
  readonly openSubjects: readonly ReportSubject[]
  /** Subjects with competences without a level, and their number. */
  readonly withoutLevel: readonly { readonly subject: ReportSubject; readonly count: number }[]
  readonly withoutComment: readonly ReportSubject[]
  readonly generalComment: boolean
}

/** Checks a report; missing items do not prevent completion. */
export const missingIn = (subjects: readonly ReportSubject[], general: Pick<ReportSection, 'comment'>): Missing => ({
  openSubjects: subjects.filter(({ status }) => status === 'inProgress'),
  withoutLevel: subjects.flatMap((subject) => {
    const count = competencesOf(subject).filter(({ performanceLevel }) => performanceLevel === null).length
    return count > 0 ? [{ subject, count }] : []
  }),
  withoutComment: subjects.filter(({ comment }) => comment.trim() === ''),
  generalComment: general.comment.trim() === '',
})
