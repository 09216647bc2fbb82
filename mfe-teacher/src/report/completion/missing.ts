import type { ReportSubject } from '@lernspur/contracts/report.contract'
import { competencesOf, type ReportSection } from '../draft/section'

/** What a report lacks before it is completed. */
export interface Missing {
  readonly openSubjects: readonly ReportSubject[]
  /** Subjects with competences that have no level, and how many. */
  readonly withoutLevel: readonly { readonly subject: ReportSubject; readonly count: number }[]
  readonly withoutComment: readonly ReportSubject[]
  readonly generalComment: boolean
}

/** Goes through a report as it stands; nothing of it keeps a report from being completed. */
export const missingIn = (subjects: readonly ReportSubject[], general: Pick<ReportSection, 'comment'>): Missing => ({
  openSubjects: subjects.filter(({ status }) => status === 'inProgress'),
  withoutLevel: subjects.flatMap((subject) => {
    const count = competencesOf(subject).filter(({ performanceLevel }) => performanceLevel === null).length
    return count > 0 ? [{ subject, count }] : []
  }),
  withoutComment: subjects.filter(({ comment }) => comment.trim() === ''),
  generalComment: general.comment.trim() === '',
})
