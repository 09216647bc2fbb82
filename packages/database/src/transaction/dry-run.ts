import type { Transaction } from './tenant-transaction'
import { openScope } from './transaction-scope'

/** The result of work whose writes were rolled back to a savepoint, or what it threw. */
export type SavepointResult<T> =
  | { readonly isDone: true; readonly value: T }
  | { readonly isDone: false; readonly error: unknown }

/**
 * Runs `work` inside a transaction and rolls back its writes, whether it succeeds or fails. The transaction can be used
 * further in either case.
 */
export const dryRun = async <T>(
  tx: Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<SavepointResult<T>> => {
  // Branches of the work that still run after a failure must not write once the savepoint is gone.
  const scope = openScope(tx)
  await tx`savepoint dry_run`
  const result = await work(scope.tx).then(
    (value): SavepointResult<T> => ({ isDone: true, value }),
    (error: unknown): SavepointResult<T> => ({ isDone: false, error }),
  )
  scope.revoke()
  await tx`rollback to savepoint dry_run`
  await tx`release savepoint dry_run`
  return result
}
