import { intervalOf, type Span } from '@lernspur/contracts/retention-periods'
import { type Transaction, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import type { Database } from '../call/call'

/** What a service does in schools without being called; `schools_with_work` in the database knows each. */
export type SchoolWork =
  | 'audit'
  | 'idempotency-keys'
  | 'report-files'
  | 'report-sets'
  | 'retention-deletions'
  | 'retention-notice'
  | 'right-ends'
  | 'rosters'
  | 'student-lookup'
  | 'undo-journal'
  | 'webhook-deliveries'
  | 'year-end-notice'

/**
 * Ids of the schools in which a work has something to do, found in one statement (rule stack.3). `age` is how old
 * something must be, or how long ahead is looked, where the work knows that.
 */
export const schoolsWithWork = async (db: Database, work: SchoolWork, age?: Span): Promise<string[]> => {
  const schools = await db<{ id: string }[]>`
    select school as id from schools_with_work(${work}, ${age ? intervalOf(age) : null}::interval) as school`
  return schools.map(({ id }) => id)
}

/** Runs `run` in each of those schools, each in a transaction of its own; stops between schools when asked to. */
export const inSchoolsWithWork = async (
  db: Database,
  stop: AbortSignal,
  { work, age }: { readonly work: SchoolWork; readonly age?: Span },
  run: (tx: Transaction, tenantId: string) => PromiseLike<unknown>,
): Promise<void> => {
  for (const id of await schoolsWithWork(db, work, age)) {
    if (stop.aborted) return
    await writeTenant(db, id, async (tx) => {
      await run(tx, id)
    })
  }
}
