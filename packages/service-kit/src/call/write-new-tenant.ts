import type { Database } from '@lernspur/database/connection/connect'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { ApiError } from './api-error'
import type { Transaction } from './call'
import { type KeyedRequest, type KeyHolder, storedOutcome, storeOutcome } from './idempotency'

/** The outcome of a key in one of the schools that the person still administers; undefined when none has it. */
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
 * Makes a school by `work`, in a transaction inside it, and the person becomes its admin. With a key, a repeated call
 * gets the first outcome, which is stored in the new school.
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
    // A concurrent call may have made the school.
    const made = error instanceof ApiError ? await outcomeElsewhere(db, founder, keyed) : undefined
    if (made) return made.outcome as T
    throw error
  }
}
