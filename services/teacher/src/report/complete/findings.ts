import type { Report, ReportSubject } from '@lernspur/contracts/report.contract'
import type { ReportFindingRow } from '@lernspur/contracts/report-finding'
import type { Call, Query, Transaction } from '@lernspur/service-kit/call'
import { visibleReport } from '../../visible-report'
import { shownReport } from '../report.query'

/** Whole reports, for what is to be looked at in them. */
export const checkedReports = (tx: Transaction, { actor }: Call, ids: readonly string[]): Query<Report> => tx<Report[]>`
  select ${shownReport(tx, actor)} from report r
  where ${visibleReport(tx, actor)} and r.id = any(${[...ids]}::uuid[])
  order by r.student_last_name, r.student_first_name, r.id`

const remarkMissing = (text: string): boolean => text.trim() === ''

const ofSubject = ({ id, schoolSubjectId, name, status, comment, domains }: ReportSubject): ReportFindingRow[] => {
  const place = { reportSubjectId: id, schoolSubjectId, subjectName: name }
  const lines = domains.flatMap(({ competences }) => competences)
  const withoutLevel = lines.filter(({ performanceLevel }) => performanceLevel === null).length
  const unconfirmed = lines.filter((one) => one.performanceLevel !== null && !one.overwritten).length
  const isOpen = status === 'inProgress'
  return [
    ...(isOpen ? [{ ...place, kind: 'subjectOpen', count: 1 } as const] : []),
    // Who completes a subject stands for what it shows.
    ...(isOpen && unconfirmed > 0 ? [{ ...place, kind: 'unconfirmed', count: unconfirmed } as const] : []),
    ...(withoutLevel > 0 ? [{ ...place, kind: 'levelMissing', count: withoutLevel } as const] : []),
    ...(remarkMissing(comment) ? [{ ...place, kind: 'remarkMissing', count: 1 } as const] : []),
  ]
}

const general = {
  kind: 'remarkMissing',
  reportSubjectId: null,
  schoolSubjectId: null,
  subjectName: null,
  count: 1,
} as const

/** What is to be looked at before a report is completed (rule report.61), as far as the caller sees it. */
export const findingsIn = ({ subjects, summaryComment, canManage }: Report): ReportFindingRow[] => [
  ...subjects.flatMap(ofSubject),
  ...(canManage && remarkMissing(summaryComment) ? [general] : []),
]
