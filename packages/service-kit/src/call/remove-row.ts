import type { ErrorCode } from '@lernspur/contracts/error-catalogue'
import { audit } from './audit'
import type { Call, Transaction } from './call'

/**
 * Locks a row for a change: NOT_FOUND when the caller does not see it, `refusal` when it is not the caller's to change.
 */
type LockRow = (tx: Transaction, call: Call, id: string, refusal: ErrorCode) => Promise<unknown>

/**
 * Deletes a row and writes an audit entry; NO_PERMISSION without the right to, FOREIGN_KEY_CONSTRAINT while others
 * refer to it. The table has the noun's name unless given.
 */
export const removeRow = (
  call: Call,
  noun: string,
  id: string,
  lock: LockRow,
  table = noun.replaceAll('-', '_'),
): Promise<undefined> =>
  call.write(async (tx) => {
    await lock(tx, call, id, 'NO_PERMISSION')
    await tx`delete from ${tx(table)} where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await audit(tx, call, `${noun}.delete`, id)
    return undefined
  })
