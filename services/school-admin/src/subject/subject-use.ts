import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'

/** Selects entries of these subjects as `ot`; callers may append `and …`. A locked subject gets no new ones. */
export const usesOfSubjects = (tx: Transaction, { actor }: Call, ids: readonly string[]): Fragment => tx`
  select from observation_trace ot
  where ot.tenant_id = ${actor.tenantId} and ot.school_subject_id = any(${[...ids]}::uuid[])`
