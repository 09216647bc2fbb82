import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { audit } from './audit'
import type { Call, Fragment, Transaction } from './call'
import { differences } from './differences'
import { refuseInUse } from './refuse-in-use'

/**
 * Locks a row for a change: NOT_FOUND when the caller does not see it, `refusal` when it is not the caller's to change.
 */
type LockRow<Row> = (tx: Transaction, call: Call, id: string, refusal: ErrorCode) => Promise<Row>

interface RowRemoval<Row> {
  /** The table, unless it is named like the noun. */
  readonly table?: string
  /** Selects rows that refer to the locked row, or to what is deleted with it. */
  readonly uses?: (tx: Transaction, call: Call, row: Row) => Fragment
  /** Removes what belongs to the row, once the row is gone. */
  readonly afterwards?: (tx: Transaction, call: Call, row: Row) => Promise<void>
}

/**
 * Deletes a row and writes an audit entry with its name, if it has one; NO_PERMISSION without the right to,
 * FOREIGN_KEY_CONSTRAINT while others refer to it.
 */
export const removeRow = <Row extends object>(
  call: Call,
  noun: string,
  id: string,
  lock: LockRow<Row>,
  { table = noun.replaceAll('-', '_'), uses, afterwards }: RowRemoval<Row> = {},
): Promise<undefined> =>
  call.write(async (tx) => {
    const row = await lock(tx, call, id, 'NO_PERMISSION')
    if (uses) await refuseInUse(tx, uses(tx, call, row))
    await tx`delete from ${tx(table)} where tenant_id = ${call.actor.tenantId} and id = ${id}`
    await afterwards?.(tx, call, row)
    await audit(tx, call, `${noun}.delete`, id, differences(row, { name: null }))
    return undefined
  })
