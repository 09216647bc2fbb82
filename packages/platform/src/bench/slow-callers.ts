import { filtersMax, searchWordsMax } from '@lernspur/contracts/wire/list'
import { demoPassword } from '@lernspur/demo-school/demo-sign-ins'
import type { BenchOptions } from './bench-options'
import type { Installation } from './installation'
import { askAll, type Load } from './load'
import { type MeasuredClass, openMeasuredClass } from './measured-class'
import { measurements } from './measurements'
import { signIn, type Visitor } from './visitor'

/** Response times for others while some callers read as costly as a list allows (rules list.7, call.10). */
export interface SlowCallers {
  readonly callers: number
  readonly alone: Load
  readonly concurrent: Load
  /** The slow callers' times, and how many of their calls were refused. */
  readonly slow: Load & { readonly refused: number }
}

/** Number of slow callers, and upper bound of the others. */
const callerCount = 8
/** Calls that each slow caller sends at the same time. */
const atOnce = 2
/** Milliseconds between two calls of the others. */
const pause = 100

/** A list whose conditions all match every row, so that all are evaluated. */
const costliestList = (): string => {
  const words = Array.from({ length: searchWordsMax }, (_, index) => 'geholfen'.slice(0, 3 + (index % 5))).join('+')
  const conditions = Array.from(
    { length: filtersMax },
    (_, index) => `filter[${index}][field]=description&filter[${index}][type]=search&filter[${index}][value]=${words}`,
  )
  return `/observations-v2?limit=50&${conditions.join('&')}`
}

const note = 'Heute hat sie von sich aus anderen geholfen und ihnen in Ruhe erklärt, wie sie darauf gekommen ist. '

/** Teachers of other classes: some slow callers, with long notes in their classes, and others. */
const findTeachers = async ({ owner }: Installation, classId: string) => {
  const found = await owner<{ id: string; email: string }[]>`
    select sc.id, u.email from school_class sc join app_user u on u.id = sc.creator_id
    where sc.id <> ${classId} and u.email like '%@bezirk.example' order by sc.id limit ${2 * callerCount}`
  const slow = found.slice(0, callerCount)
  await owner`
    update observation set description = ${note.repeat(10)} where school_class_id = any(${slow.map(({ id }) => id)})`
  await owner`vacuum analyze observation`
  const emails = found.map(({ email }) => email)
  return { slow: emails.slice(0, callerCount), others: emails.slice(callerCount) }
}

/** Everyday calls of one teacher in turn: a list, a class list, an entry. */
const everyday = (at: MeasuredClass): (() => Promise<void>) => {
  const baseline = measurements.slice(0, 3)
  let turn = 0
  return async () => {
    turn += 1
    await baseline[turn % baseline.length]?.ask(at)
  }
}

const askSlowly = (caller: Visitor, path: string, refused: () => void) => () =>
  caller.call('GET', path).then(() => undefined, refused)

/** Measures everyday calls alone, and again after slow callers have been at it for one round. */
export const measureSlowCallers = async (
  installation: Installation,
  at: MeasuredClass,
  { seconds }: BenchOptions,
): Promise<SlowCallers> => {
  const teachers = await findTeachers(installation, at.id)
  const others = await Promise.all(teachers.others.map((email) => openMeasuredClass(installation, email)))
  const callers = await Promise.all(teachers.slow.map((email) => signIn(installation.url, email, demoPassword)))
  const clients = [at, ...others].map(everyday)
  await askAll(1, clients, pause)
  const alone = await askAll(seconds, clients, pause)
  let refused = 0
  const path = costliestList()
  const slowRequests = callers.flatMap((caller) =>
    Array<() => Promise<void>>(atOnce).fill(askSlowly(caller, path, () => (refused += 1))),
  )
  const slowly = askAll(2 * seconds, slowRequests)
  await askAll(seconds, clients, pause)
  const adjacent = await askAll(seconds - 0.5, clients, pause)
  return { callers: callers.length, alone, concurrent: adjacent, slow: { ...(await slowly), refused } }
}

const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`

/** The result as text for people. */
export const slowCallersLine = ({ callers, alone, concurrent: adjacent, slow }: SlowCallers): string =>
  [
    `  Beside ${callers} slow callers (${slow.perSecond.toFixed(1)} costly lists a second, p50 ${milliseconds(slow.p50)}, ${slow.refused} refused):`,
    `  everyday calls p95 ${milliseconds(adjacent.p95)}, alone ${milliseconds(alone.p95)}: ${(adjacent.p95 / alone.p95).toFixed(2)} x`,
  ].join('\n')
