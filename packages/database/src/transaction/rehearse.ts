import type { Transaction } from './tenant-transaction'
import { openScope } from './transaction-scope'

/**
 * Runs `work` inside a transaction and undoes what it wrote. Returns what it threw, undefined when it went through; the
 * transaction can be used further in either case.
 */
export const rehearse = async (tx: Transaction, work: (tx: Transaction) => Promise<unknown>): Promise<unknown> => {
  // Branches of the work that still run after a failure must not write once the savepoint is gone.
  const trial = openScope(tx)
  await tx`savepoint rehearsal`
  const problem = await work(trial.tx).then(
    () => undefined,
    (error: unknown) => error,
  )
  trial.shut()
  await tx`rollback to savepoint rehearsal`
  await tx`release savepoint rehearsal`
  return problem
}
