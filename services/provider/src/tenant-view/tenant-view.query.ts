import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'

/** One row where the school exists; for `requireFound`. */
export const findTenant = (tx: Transaction, id: string): Query<{ id: string }> => tx<{ id: string }[]>`
  select t.id from tenant t where t.id = ${id}`

/** NOT_FOUND without a school. */
export const requireFound = (found: readonly object[]): void => {
  if (found.length === 0) refuse('NOT_FOUND')
}
