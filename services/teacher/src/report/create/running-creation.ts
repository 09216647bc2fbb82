import type { ReportCreation } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Database, Transaction } from '@lernspur/service-kit/call/call'

type RunningCreation = NonNullable<ReportCreation['running']>

/**
 * By school, class and person. Only in memory, because each describes a transaction whose reports nobody sees before it
 * ends, and which ends with its process. Other processes of the service, on whichever stack, know of the transaction by
 * its lock, and of its progress by messages.
 */
const running = new Map<string, RunningCreation>()
/** What other processes have told last; it counts while the lock of the transaction is held. */
const elsewhere = new Map<string, RunningCreation>()

const channel = 'report_creation'

const keyOf = ({ actor }: Call, schoolClassId: string) => `${actor.tenantId} ${schoolClassId} ${actor.userId}`

/** What processes tell each other; `creation` is null at the end. */
interface Message {
  readonly key: string
  readonly creation: RunningCreation | null
}

/** Messages are about pages that wait; a lost one delays the next number, and nothing else. */
const publishProgress = (db: Database, message: Message): void => {
  db`select pg_notify(${channel}, ${JSON.stringify(message)})`.catch(() => undefined)
}

/** Listens to the progress of what other processes create; called once by a process (rule stack.4). */
export const followCreations = async (db: Database): Promise<void> => {
  const take = (payload: string): void => {
    const { key, creation }: Message = JSON.parse(payload)
    if (creation) elsewhere.set(key, creation)
    else elsewhere.delete(key)
  }
  await db.listen(channel, take).catch(() => undefined)
}

/** Tracks how many reports are done, until `work` has ended (rule report-work.6). */
export const trackCreation = async <Result>(
  call: Call,
  schoolClassId: string,
  name: string,
  work: (reportProgress: (done: number, total: number) => void) => Promise<Result>,
): Promise<Result> => {
  const key = keyOf(call, schoolClassId)
  const reportProgress = (done: number, total: number) => {
    const creation = { name, done, total }
    running.set(key, creation)
    publishProgress(call.db, { key, creation })
  }
  try {
    return await work(reportProgress)
  } finally {
    running.delete(key)
    publishProgress(call.db, { key, creation: null })
  }
}

const lockOf = (call: Call, schoolClassId: string) => `report-creation ${keyOf(call, schoolClassId)}`

/** Lets every process of the service know, until the transaction has ended, that reports are being created. */
export const announceCreation = async (tx: Transaction, call: Call, schoolClassId: string): Promise<void> => {
  await tx`select pg_advisory_xact_lock_shared(hashtextextended(${lockOf(call, schoolClassId)}, 0))`
}

/**
 * Reports that are being created for the caller in the class, or the outcome (rule report-work.6). NOT_FOUND for a
 * class that the caller does not see.
 */
export const getReportCreation = async (call: Call, schoolClassId: string): Promise<ReportCreation> => {
  const { actor } = call
  // The lock is read first: once it is free, the reports are visible now or never.
  const [visible, [lock], [last]] = await call.read((tx) => [
    tx`select from (${visibleClasses(tx, actor)}) as visible (id) where id = ${schoolClassId}`,
    tx<{ isFree: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtextextended(${lockOf(call, schoolClassId)}, 0)) as is_free`,
    tx<NonNullable<ReportCreation['last']>[]>`
      select r.name, count(*)::integer as count, r.created_at from report r
      where r.tenant_id = ${actor.tenantId} and r.school_class_id = ${schoolClassId} and r.created_by_id = ${actor.userId}
      group by r.created_at, r.name order by r.created_at desc limit 1`,
  ])
  if (visible.length === 0) refuse('NOT_FOUND')
  const key = keyOf(call, schoolClassId)
  // A process that has died says nothing more, and its lock is free.
  if (lock?.isFree) elsewhere.delete(key)
  const known = running.get(key) ?? elsewhere.get(key) ?? null
  return { isRunning: !lock?.isFree || known !== null, running: known, last: last ?? null }
}
