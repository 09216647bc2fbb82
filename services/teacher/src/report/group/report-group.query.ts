import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { visibleReport } from '../../report-access/visible-report'
import { lockReportsOf } from '../lock-reports'

/** Ids of a group and its class. */
export interface GroupPath {
  readonly schoolClassId: string
  readonly groupId: string
}

/** Select list over `rg` (report_group); the actor's reports are counted. */
export const groupColumns = (tx: Transaction, actor: Actor): Fragment => tx`
  rg.id, rg.name, rg.school_class_id, rg.created_by_id, rg.tenant_id, rg.created_at, rg.updated_at,
  (select count(*)::integer from report r
    where ${visibleReport(tx, actor)} and r.report_group_id = rg.id) as report_count`

/** Reads a group after a change, in the same transaction. */
export const readGroup = async (tx: Transaction, { actor }: Call, id: string): Promise<ReportGroup> => {
  const [row] = await tx<ReportGroup[]>`
    select ${groupColumns(tx, actor)} from report_group rg where rg.tenant_id = ${actor.tenantId} and rg.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}

/**
 * Locks reports before they change groups; NOT_FOUND when the caller does not see one of them, UPDATE_NOT_ALLOWED when
 * one is not the caller's to move (rule report.9).
 */
export const lockReports = async (
  tx: Transaction,
  call: Call,
  schoolClassId: string,
  ids: readonly string[],
): Promise<void> => {
  const reports = await lockReportsOf(tx, call, schoolClassId, ids, 'UPDATE_NOT_ALLOWED')
  if (reports.some(({ canManage }) => !canManage)) refuse('UPDATE_NOT_ALLOWED')
}

/** Locks a group of a class that the caller may write in; NOT_FOUND when there is none. */
export const lockGroup = async (tx: Transaction, call: Call, { schoolClassId, groupId }: GroupPath): Promise<void> => {
  await requireClassRight(tx, call.actor, schoolClassId, 'write', 'UPDATE_NOT_ALLOWED')
  const rows = await tx`
    select from report_group rg
    where rg.tenant_id = ${call.actor.tenantId} and rg.school_class_id = ${schoolClassId} and rg.id = ${groupId} for update`
  if (rows.length === 0) refuse('NOT_FOUND')
}

/**
 * Locks a group whose name the caller manages: as its maker or, like all reports of the class, as the creator of the
 * class, a manager or an admin (rule report-work.4). Otherwise `refusal`; NOT_FOUND when there is none.
 */
export const lockOwnGroup = async (
  tx: Transaction,
  { actor }: Call,
  { schoolClassId, groupId }: GroupPath,
  refusal: ErrorCode,
): Promise<{ readonly name: string }> => {
  const { rights } = await requireClassRight(tx, actor, schoolClassId, 'write', refusal)
  const [group] = await tx<{ name: string; createdById: string }[]>`
    select rg.name, rg.created_by_id from report_group rg
    where rg.tenant_id = ${actor.tenantId} and rg.school_class_id = ${schoolClassId} and rg.id = ${groupId} for update`
  if (!group) return refuse('NOT_FOUND')
  return rights.admin || group.createdById === actor.userId ? group : refuse(refusal)
}
