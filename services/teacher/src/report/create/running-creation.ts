import type { ReportCreation } from '@lernspur/contracts/report-work.contract'
import type { Call } from '@lernspur/service-kit/call'
import { visibleClasses } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'

type Running = NonNullable<ReportCreation['running']>

/**
 * By school, class and person. Kept in memory, because it tells of a transaction, whose reports nobody sees before its
 * end: with this process both are gone.
 */
const running = new Map<string, Running>()

const keyOf = ({ actor }: Call, schoolClassId: string) => `${actor.tenantId} ${schoolClassId} ${actor.userId}`

/** Tells how far reports are, from here on until `work` has ended (rule report-work.6). */
export const trackCreation = async <Result>(
  call: Call,
  schoolClassId: string,
  name: string,
  work: (tell: (done: number, total: number) => void) => Promise<Result>,
): Promise<Result> => {
  const key = keyOf(call, schoolClassId)
  const tell = (done: number, total: number) => running.set(key, { name, done, total })
  try {
    return await work(tell)
  } finally {
    running.delete(key)
  }
}

/** What the caller is having created in the class. NOT_FOUND for a class that the caller does not see. */
export const getReportCreation = async (call: Call, schoolClassId: string): Promise<ReportCreation> => {
  const [visible] = await call.read((tx) => [
    tx`select from (${visibleClasses(tx, call.actor)}) as visible (id) where id = ${schoolClassId}`,
  ])
  if (visible.length === 0) refuse('NOT_FOUND')
  return { running: running.get(keyOf(call, schoolClassId)) ?? null }
}
