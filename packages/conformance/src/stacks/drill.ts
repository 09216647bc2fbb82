import { availableParallelism, loadavg } from 'node:os'
import type { SeveralStacks } from '@lernspur/platform/test/stacks/several-stacks'
import { type Fault, faults, silentMs } from './faults'
import type { Teachers } from './teachers'

/** Milliseconds that nobody may wait longer for a save (rule stack.10). */
export const maxWaitMs = { stack: 2_000, database: 10_000 } as const

/** Milliseconds after which teachers send again: before anything that is silent has been found out. */
const timeoutMs = 1_000

/** How a fault was survived. */
export interface Outcome {
  readonly fault: string
  /** Milliseconds that the teacher who waited longest waited for a save. */
  readonly wait: number
  /** Milliseconds in which nobody had a save acknowledged. */
  readonly silence: number
  /** Attempts that failed and were repeated. */
  readonly failed: number
}

export interface Drill {
  readonly outcomes: readonly Outcome[]
  /** A sentence for each save that was refused, and for a fault after which not all went on. */
  readonly findings: readonly string[]
  /** The same for each fault because of which somebody waited too long, as on a machine that is busy besides. */
  readonly late: readonly string[]
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

/** All faults in an order by chance, as often as needed for that many. */
const series = (count: number, random: () => number): Fault[] => {
  const rounds = Array.from({ length: Math.ceil(count / faults.length) }, () =>
    faults.map((fault) => ({ fault, at: random() })).toSorted((one, other) => one.at - other.at),
  )
  return rounds
    .flat()
    .map(({ fault }) => fault)
    .slice(0, count)
}

/** How busy the machine is, to tell apart what others on it cause. */
export const loadSentence = (): string =>
  `with a load of ${(loadavg()[0] ?? 0).toFixed(0)} on ${availableParallelism()} processors`

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`

const untilReady = async ({ stacks }: SeveralStacks): Promise<void> => {
  const deadline = performance.now() + 60_000
  for (const { port } of stacks) {
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(2_000) }).then(
        async (answer) => answer.ok && Object.values((await answer.json()).services).every((is) => is === 'up'),
        () => false,
      )
    while (!(await isReady())) {
      if (performance.now() > deadline) throw new Error(`The stack at port ${port} does not get ready again.`)
      await Bun.sleep(100)
    }
  }
}

interface DrillOptions {
  readonly count: number
  /** The same seed causes the same faults. */
  readonly seed: number
  readonly log?: (line: string) => void
}

/** Lets parts of several stacks fail one after the other while teachers save. */
export const runStackDrill = async (
  all: SeveralStacks,
  teachers: Teachers,
  { count, seed, log = () => undefined }: DrillOptions,
): Promise<Drill> => {
  const random = randomOf(seed)
  const choose = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T
  const outcomes: Outcome[] = []
  const findings: string[] = []
  const late: string[] = []
  teachers.setTimeout(timeoutMs)
  for (const { name, part, mayHold, run } of series(count, random)) {
    let since: number
    try {
      await teachers.untilAllSaved()
      since = performance.now()
      await run(all, choose)
      await untilReady(all)
      await teachers.untilAllSaved()
    } catch (error) {
      // Nothing can be told of later faults, but the saves so far are still counted.
      for (const stack of all.stacks) log(stack.output())
      findings.push(`${name}: the drill ended: ${error instanceof Error ? error.message : error}`)
      break
    }
    const failed = teachers.failedSince(since)
    const outcome = {
      fault: name,
      wait: teachers.maxWait(since),
      silence: teachers.maxSilence(since),
      failed: failed.length,
    }
    outcomes.push(outcome)
    log(
      `${name}: longest wait ${seconds(outcome.wait)}, nobody for ${seconds(outcome.silence)}, ${failed.length} repeated`,
    )
    const most = maxWaitMs[part] + (mayHold ? silentMs : 0)
    if (outcome.wait > most) late.push(`${name}: somebody waited ${seconds(outcome.wait)}, ${loadSentence()}`)
    const refusals = failed.filter(({ reason }) => /^4/.test(reason))
    for (const { reason } of refusals.slice(0, 3)) findings.push(`${name}: a save was refused: ${reason}`)
  }
  return { outcomes, findings, late }
}
