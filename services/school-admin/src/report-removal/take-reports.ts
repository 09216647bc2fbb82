import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'

interface TakenReport {
  readonly id: string
  readonly status: 'inProgress' | 'completed'
  readonly createdById: string
  readonly pictures: readonly (string | null)[]
}

/** What the reports belong to. */
type Owner = { readonly schoolClassId: string } | { readonly studentId: string }

/**
 * Deletes the reports of a class or student that is about to be deleted, and returns the paths of their pictures, to be
 * released afterwards (rule report.7). INVALID_IMPLICIT_DELETION with their numbers unless exactly as many were
 * confirmed; NO_PERMISSION for a member when one is completed or of another author (rule report.5).
 */
export const takeReports = async (
  tx: Transaction,
  call: Call,
  owner: Owner,
  confirmed: string | undefined,
): Promise<(string | null)[]> => {
  const { tenantId, userId, roleType } = call.actor
  const { schoolClassId = null, studentId = null } = { schoolClassId: undefined, studentId: undefined, ...owner }
  const taken = await tx<TakenReport[]>`
    select id, status, created_by_id, pictures
    from take_reports(${tenantId}, ${schoolClassId}::uuid, ${studentId}::uuid)`
  const completed = taken.filter(({ status }) => status === 'completed').length
  const counts = [
    { path: 'reportCount', message: String(taken.length) },
    { path: 'completedReportCount', message: String(completed) },
  ]
  const isForeign = completed > 0 || taken.some(({ createdById }) => createdById !== userId)
  if (roleType === 'user' && isForeign) refuse('NO_PERMISSION', counts)
  if (taken.length !== Number(confirmed ?? 0)) refuse('INVALID_IMPLICIT_DELETION', counts)
  if (taken.length > 0) {
    const ids = taken.map(({ id }) => id)
    await audit(tx, call, 'report.delete', ids)
  }
  return taken.flatMap(({ pictures }) => pictures)
}
