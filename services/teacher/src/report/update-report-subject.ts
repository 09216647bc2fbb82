import type {
  DraftedSentence,
  ReportDomain,
  ReportLevel,
  ReportStatus,
  ReportSubject,
  UpdateReportSubject,
} from '@lernspur/contracts/teacher/report.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { notifyOfCompletedSubject } from './notification/notify-of-completed-subject'
import { decide, decisionFaults } from './report.decision'
import { lockOpenReport } from './report.policy'
import { readReport } from './report.query'
import { stillDrafted } from './still-drafted'

interface VisibleSubject {
  readonly id: string
  readonly schoolSubjectId: string
  readonly status: ReportStatus
  readonly updatedAt: string
  readonly comment: string
  readonly drafted?: readonly DraftedSentence[] | undefined
  readonly domains: ReportDomain[]
  readonly scale: ReportLevel[]
}

/** The subject, if the caller may see it; a hidden one is NOT_FOUND. */
const visibleReportSubject = async (
  tx: Transaction,
  call: Call,
  reportId: string,
  id: string,
): Promise<VisibleSubject> => {
  const report = await readReport(tx, call, reportId)
  const reportSubject = report.subjects.find((subject) => subject.id === id)
  return reportSubject ? { ...reportSubject, scale: report.performanceVisualLevels } : refuse('NOT_FOUND')
}

/**
 * Changes status, comment or decided levels of one subject of an open report; its author is notified when a colleague
 * has completed the subject in all. EDIT_CONFLICT for an outdated version; VALIDATION_FAILED for a competence or level
 * that the report does not have.
 */
export const updateReportSubject = (
  call: Call,
  reportId: string,
  id: string,
  change: UpdateReportSubject,
): Promise<ReportSubject> =>
  call.write(async (tx) => {
    const report = await lockOpenReport(tx, call, reportId)
    const reportSubject = await visibleReportSubject(tx, call, reportId, id)
    await requireFresh(tx, call, reportSubject)
    const decisions = change.competences ?? []
    const faults = decisionFaults(reportSubject.domains, decisions, reportSubject.scale, call.language)
    if (faults.length > 0) refuse('VALIDATION_FAILED', faults)
    const [row] = await tx<ReportSubject[]>`
      update report_subject set
        status = coalesce(${change.status ?? null}, status),
        comment = coalesce(${change.comment ?? null}, comment),
        drafted = ${tx.json(stillDrafted(change.drafted ?? reportSubject.drafted, change.comment ?? reportSubject.comment))},
        domains = ${tx.json(decide(reportSubject.domains, decisions, reportSubject.scale) as never)},
        updated_by_id = ${call.actor.userId}, updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and report_id = ${reportId} and id = ${id}
      returning id, school_subject_id, status, comment, name, abbreviation, color, domains, drafted, grade,
        updated_at`
    await audit(tx, call, 'report.subject', id)
    const isCompletion = change.status === 'completed' && reportSubject.status !== 'completed'
    if (isCompletion) await notifyOfCompletedSubject(tx, call, report, reportSubject.schoolSubjectId)
    return row ?? refuse('NOT_FOUND')
  })
