import type {
  ReportBundleKey,
  SignOffRefusal,
  SignOffRow,
} from '@lernspur/contracts/teacher/report-week/report-bundle.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { byClass } from '../../year-class/year-class.query'
import { completeReports } from '../complete/complete-reports'
import { findingsOf, reportsToCheck } from '../complete/findings'
import { byStudentName } from '../report.query'
import { hasHeadSigner, reportsOfBundles } from './bundle.query'

interface SignOffState extends Omit<SignOffRow, 'refusal' | 'findings'> {
  readonly isCompleted: boolean
  readonly hasHeadSigner: boolean
  readonly isActive: boolean
}

const refusalOf = ({ isCompleted, hasHeadSigner, isActive, openSubjects }: SignOffState): SignOffRefusal | null => {
  if (isCompleted) return 'completed'
  if (!isActive) return 'inactiveClass'
  if (openSubjects.length > 0) return 'openSubjects'
  return hasHeadSigner ? null : 'noHeadSigner'
}

const states = (tx: Transaction, { actor }: Call, bundles: readonly ReportBundleKey[]) => tx<SignOffState[]>`
  select r.id as report_id, sc.id as school_class_id, sc.name as school_class_name, r.name, r.student_first_name,
    r.student_last_name, r.status = 'completed' as is_completed, ${hasHeadSigner(tx)} as has_head_signer, sc.is_active,
    array(select rs.name from report_subject rs
      where rs.tenant_id = r.tenant_id and rs.report_id = r.id and rs.status = 'inProgress'
      order by rs.position) as open_subjects
  from ${reportsOfBundles(tx, actor, bundles)}
  order by ${byClass(tx)}, ${byStudentName(tx, actor)}`

/**
 * Which reports of the bundles would be signed off, and why the others would not (rule report-school.2). The number of
 * statements does not grow with the number of reports.
 */
export const previewSignOff = (call: Call, bundles: readonly ReportBundleKey[]) =>
  call.write(async (tx) => {
    const found = await states(tx, call, bundles)
    const ready = found.filter((state) => refusalOf(state) === null).map(({ reportId }) => reportId)
    const checked = await findingsOf(tx, call, await reportsToCheck(tx, call, ready))
    const findings = new Map(checked.map((row) => [row.reportId, row.findings.length]))
    const rows = found.map((state): SignOffRow => {
      const { isCompleted: _, hasHeadSigner: __, isActive: ___, ...row } = state
      return { ...row, refusal: refusalOf(state), findings: findings.get(row.reportId) ?? 0 }
    })
    return { rows, count: rows.length }
  })

interface SignedReport {
  readonly id: string
  readonly status: 'inProgress' | 'completed'
  readonly createdById: string
  readonly schoolClassId: string | null
  readonly updatedAt: string
  readonly canManage: boolean
  readonly maySign: boolean
}

/**
 * Completes reports of several classes, all or none, as `closeReports` does for one. NOT_FOUND for a report that is not
 * there or has no class; UPDATE_NOT_ALLOWED for one of a class that is only read, or without a line for the head of the
 * school; INVALID_PARAMETERS names open subjects.
 */
export const signOffReports = (call: Call, reportIds: readonly string[]): Promise<undefined> =>
  call.write(async (tx) => {
    const ids = [...new Set(reportIds)]
    const reports = await tx<SignedReport[]>`
      select r.id, r.status, r.created_by_id, r.school_class_id, r.updated_at, true as can_manage,
        sc.is_active and ${hasHeadSigner(tx)} as may_sign
      from report r join school_class sc on sc.tenant_id = r.tenant_id and sc.id = r.school_class_id
      where r.tenant_id = ${call.actor.tenantId} and not sc.is_template and r.id = any(${ids}::uuid[])
      order by r.id for update of r`
    if (reports.length < ids.length) refuse('NOT_FOUND')
    if (reports.some(({ maySign }) => !maySign)) refuse('UPDATE_NOT_ALLOWED')
    await completeReports(tx, call, {
      reports,
      confirmedIds: new Set(),
      pathOf: (reportId) => `reportIds.${ids.indexOf(reportId)}`,
    })
    return undefined
  })
