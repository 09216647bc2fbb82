import type { Database } from '@lernspur/database/connection/connect'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { ApiError } from './api-error'
import type { Transaction } from './call'
import { type KeyedRequest, type KeyHolder, storedOutcome, storeOutcome } from './idempotency'

/** The outcome of a key in one of the schools that the person still leads; undefined when it is in none. */
const outcomeElsewhere = async (db: Database, { userId, secret }: KeyHolder, keyed: KeyedRequest) => {
  const schools = await db<{ tenantId: string }[]>`
    select tenant_id from user_role where user_id = ${userId} and role_type = 'admin' and status = 'active'`
  for (const { tenantId } of schools) {
    const stored = await writeTenant(db, tenantId, (tx) => storedOutcome(tx, { tenantId, userId, secret }, keyed))
    if (stored) return stored
  }
  return undefined
}

/**
 * Makes a school by `work`, in a transaction inside it, whose admin the person becomes. With a key, whoever repeats the
 * call gets the first outcome, which is kept in the school that was made.
 */
export const writeNewTenant = async <T>(
  db: Database,
  founder: KeyHolder,
  keyed: KeyedRequest | undefined,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  if (!keyed) return writeTenant(db, founder.tenantId, work)
  const before = await outcomeElsewhere(db, founder, keyed)
  // The stored result comes from the same work, so it has its type.
  if (before) return before.outcome as T
  try {
    return await writeTenant(db, founder.tenantId, async (tx) => {
      const outcome = await work(tx)
      await storeOutcome(tx, founder, keyed, outcome)
      return outcome
    })
  } catch (error) {
    // Of two calls at once the other one may have made the school.
    const made = error instanceof ApiError ? await outcomeElsewhere(db, founder, keyed) : undefined
    if (made) return made.outcome as T
    throw error
  }
}
