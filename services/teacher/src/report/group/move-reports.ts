import type { MoveReports } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { lockGroup, lockReports } from './report-group.query'

type Move = MoveReports['moves'][number]

const moveOne = async (tx: Transaction, call: Call, { reportIds, groupId, from }: Move): Promise<void> => {
  const ids = [...new Set(reportIds)]
  const { tenantId, userId } = call.actor
  const moved = await tx`
    update report set report_group_id = ${groupId}, updated_by_id = ${userId}
    where tenant_id = ${tenantId} and id = any(${ids}::uuid[])
      and (${from === undefined} or report_group_id is not distinct from ${from ?? null})`
  if (moved.count < ids.length) refuse('EDIT_CONFLICT')
  await audit(tx, call, groupId === null ? 'report-group.unassign' : 'report-group.assign', groupId ?? from ?? ids)
}

/**
 * Moves reports of the class into groups and out of them, all or none. EDIT_CONFLICT when one is not in the group that
 * the caller names; NOT_FOUND for a report or group that the caller does not see, UPDATE_NOT_ALLOWED for a report that
 * is not the caller's to move (rule report.9).
 */
export const moveReports = (call: Call, schoolClassId: string, { moves }: MoveReports): Promise<undefined> =>
  call.write(async (tx) => {
    const groupIds = [...new Set(moves.flatMap(({ groupId }) => groupId ?? []))].toSorted()
    for (const groupId of groupIds) await lockGroup(tx, call, { schoolClassId, groupId })
    await lockReports(
      tx,
      call,
      schoolClassId,
      moves.flatMap(({ reportIds }) => reportIds),
    )
    for (const move of moves) await moveOne(tx, call, move)
    return undefined
  })
