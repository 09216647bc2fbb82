import type { ReportSet } from '@lernspur/contracts/teacher/report-print/report-set.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** A set with what is needed to make it. */
export interface ReportSetRow extends Omit<ReportSet, 'isOutdated'> {
  readonly reportIds: string[]
  /** Digest of what its file was made from; null before it is begun. */
  readonly madeFrom: string | null
  /** Whether the process that makes it has fallen silent. */
  readonly isSilent: boolean
  readonly runnerId: string | null
}

/** Seconds without a sign of life after which a process is taken for dead. */
export const silentAfterSeconds = 20

/**
 * Condition on `rse` (report_set): the actor's own, and all of a class that the actor holds all rights on; of several
 * classes, all for whoever leads the school.
 */
export const visibleSet = (tx: Transaction, actor: Actor): Fragment =>
  tx`rse.tenant_id = ${actor.tenantId} and (${actor.roleType !== 'user'} and rse.school_class_id is null
      or rse.school_class_id in (${visibleClasses(tx, actor)}))
    and (${actor.roleType !== 'user'} or rse.creator_id = ${actor.userId} or exists (
      select from school_class sc
      where sc.tenant_id = rse.tenant_id and sc.id = rse.school_class_id and sc.creator_id = ${actor.userId}))`

/** Select list over `rse` (report_set). */
export const reportSetColumns = (tx: Transaction): Fragment => tx`
  rse.id, rse.school_class_id, rse.form, rse.duplex, rse.language, rse.report_form, rse.state, rse.done, cardinality(rse.report_ids) as total,
  rse.created_at, rse.report_ids, rse.made_from, rse.runner_id,
  rse.touched_at < now() - make_interval(secs => ${silentAfterSeconds}) as is_silent`

/** A set as the contract shows it. */
export const presentSet = ({ reportIds, madeFrom, isSilent, runnerId, ...set }: ReportSetRow): ReportSet => set

/** A set that the caller may see; else NOT_FOUND. */
export const readSet = async (call: Call, id: string): Promise<ReportSetRow> => {
  const [[set]] = await call.read((tx) => [
    tx<ReportSetRow[]>`
      select ${reportSetColumns(tx)} from report_set rse where ${visibleSet(tx, call.actor)} and rse.id = ${id}`,
  ])
  return set ?? refuse('NOT_FOUND')
}
