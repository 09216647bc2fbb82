import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { hour, type Job, makeBackgroundWork, minute, type Task } from './background-work'
import { createLogger } from './log'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
}, 60_000)
afterAll(() => database.close())

const lines: string[] = []

/** The background work of a service in one process of several, with a clock that stands until it is set. */
const processOf = (service: 'teacher' | 'identity' | 'provider', jobs: Record<string, Job>, throughout?: Task) => {
  let time = 0
  const work = makeBackgroundWork({
    service,
    databaseUrl: database.urlFor(service),
    jobs,
    throughout,
    log: createLogger({ write: (line) => lines.push(line) }),
    now: () => time,
  })
  const pass = (milliseconds: number): Promise<void> => {
    time += milliseconds
    return work.look()
  }
  return { ...work, pass }
}

const counting = (every: number) => {
  const job = {
    every,
    runs: 0,
    work: async () => {
      job.runs += 1
    },
  }
  return job
}

test('one of two processes does the work, and the other takes it over when that ends', async () => {
  const [onA, onB] = [counting(minute), counting(minute)]
  const [a, b] = [processOf('teacher', { job: onA }), processOf('teacher', { job: onB })]
  await a.look()
  await b.look()
  expect([a.isAtWork(), b.isAtWork(), onA.runs, onB.runs]).toEqual([true, false, 1, 0])
  await a.stop()
  await b.look()
  expect([b.isAtWork(), onA.runs, onB.runs]).toEqual([true, 1, 1])
  await b.stop()
})

test('each job runs at its period, and one that fails keeps none from running', async () => {
  const [short, long] = [counting(minute), counting(hour)]
  const failing = { every: minute, work: () => Promise.reject(new TypeError('broken')) }
  const work = processOf('teacher', { failing, short, long })
  lines.length = 0
  await work.look()
  await work.pass(minute - 1)
  expect([short.runs, long.runs]).toEqual([1, 1])
  await work.pass(1)
  expect([short.runs, long.runs]).toEqual([2, 1])
  await work.pass(hour)
  expect([short.runs, long.runs]).toEqual([3, 2])
  expect(lines.map((line) => JSON.parse(line).task)).toEqual(['failing', 'failing', 'failing'])
  await work.stop()
})

test('whoever loses the connection stops what runs, and the work goes on elsewhere', async () => {
  const started = Promise.withResolvers<void>()
  const untilStopped: Task = (stop) => {
    started.resolve()
    return new Promise((resolve) => stop.addEventListener('abort', () => resolve()))
  }
  const a = processOf('identity', { long: { every: hour, work: untilStopped } })
  const onB = counting(minute)
  const b = processOf('identity', { job: onB })
  const running = a.look()
  await started.promise
  await b.look()
  expect(onB.runs).toBe(0)
  await database.owner`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'lernspur-identity-background' and pid in (
      select pid from pg_locks where locktype = 'advisory')`
  await running
  await b.look()
  expect([a.isAtWork(), b.isAtWork(), onB.runs]).toEqual([false, true, 1])
  await Promise.all([a.stop(), b.stop()])
})

test('what goes on throughout begins with the work and ends with it', async () => {
  const log: string[] = []
  const throughout =
    (name: string): Task =>
    async (stop) => {
      log.push(`${name} begins`)
      await new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()))
      log.push(`${name} ends`)
    }
  const [a, b] = [processOf('provider', {}, throughout('a')), processOf('provider', {}, throughout('b'))]
  await a.look()
  await b.look()
  await a.stop()
  await b.look()
  await b.stop()
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})
