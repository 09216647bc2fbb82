import { refuse } from './api-error'
import type { Fragment, Transaction } from './call'

/**
 * Refuses with FOREIGN_KEY_CONSTRAINT what is about to be deleted, while `uses` selects a row that refers to it. The row
 * must be locked for update, so that nobody begins to use it meanwhile. Whoever changes a row that uses it is not waited
 * for, as the database's own check would, while that one may wait for the row that is deleted.
 */
export const refuseInUse = async (tx: Transaction, uses: Fragment): Promise<void> => {
  const [found] = await tx<{ isInUse: boolean }[]>`select exists (${uses}) as is_in_use`
  if (found?.isInUse) refuse('FOREIGN_KEY_CONSTRAINT')
}
