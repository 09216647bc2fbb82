import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { requireSubjectRight } from '@lernspur/service-kit/access/subject-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { visibleDomain } from './competence.query'

/** The current row of a domain, locked for a change of it or its competences. */
interface LockedDomain {
  readonly id: string
  readonly schoolSubjectId: string
  readonly name: string
  readonly symbol: string | null
  readonly updatedAt: string
}

/** Locks a domain for a change; NOT_FOUND when invisible, `refusal` when visible but not to be changed. */
export const lockDomain = async (
  tx: Transaction,
  call: Call,
  id: string,
  refusal: ErrorCode,
): Promise<LockedDomain> => {
  const [row] = await tx<LockedDomain[]>`
    select cd.id, cd.school_subject_id, cd.name, cd.symbol, cd.updated_at
    from ${visibleDomain(tx, call.actor)} and cd.id = ${id} for update of cd`
  if (!row) return refuse('NOT_FOUND')
  await requireSubjectRight(tx, call.actor, row.schoolSubjectId, 'competences', refusal)
  return row
}

/** Selects entries of these competences. */
export const usesOfCompetences = (tx: Transaction, { actor }: Call, ids: readonly string[]): Fragment => tx`
  select from observation_trace ot
  where ot.tenant_id = ${actor.tenantId} and ot.competence_id = any(${[...ids]}::uuid[])`
