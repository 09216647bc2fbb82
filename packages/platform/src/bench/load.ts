/** Times of a number of calls. */
export interface Load {
  readonly perSecond: number
  /** Milliseconds: median, 95th and 99th percentile. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

type Ask = () => Promise<void>

const milliseconds = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Times in milliseconds of calls within `elapsed` milliseconds. */
export const summaryOf = (took: readonly number[], elapsed: number): Load => {
  const sorted = [...took].sort((a, b) => a - b)
  return {
    perSecond: (took.length / elapsed) * 1000,
    p50: milliseconds(sorted, 0.5),
    p95: milliseconds(sorted, 0.95),
    p99: milliseconds(sorted, 0.99),
  }
}

const timed = async (ask: Ask, took: number[]): Promise<void> => {
  const started = performance.now()
  await ask()
  took.push(performance.now() - started)
}

/** Sends requests from concurrent clients, each as soon as its last one is answered, or `pause` milliseconds later. */
export const askAll = async (seconds: number, clients: readonly Ask[], pause = 0): Promise<Load> => {
  const took: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  const client = async (ask: Ask) => {
    while (performance.now() < end) {
      await timed(ask, took)
      if (pause > 0) await Bun.sleep(pause)
    }
  }
  await Promise.all(clients.map(client))
  return summaryOf(took, performance.now() - started)
}

/** The same request from all of the clients. */
export const askFor = (seconds: number, clients: number, ask: Ask): Promise<Load> =>
  askAll(seconds, Array<Ask>(clients).fill(ask))

/** Sends requests one after the other. */
export const askTimes = async (times: number, ask: Ask): Promise<Load> => {
  const took: number[] = []
  const started = performance.now()
  for (let turn = 0; turn < times; turn += 1) await timed(ask, took)
  return summaryOf(took, performance.now() - started)
}

/** The median of several rounds, for each figure separately. */
export const middleOf = (rounds: readonly Load[]): Load => {
  const middle = (figure: keyof Load): number =>
    milliseconds(
      rounds.map((round) => round[figure]).sort((a, b) => a - b),
      0.5,
    )
  return { perSecond: middle('perSecond'), p50: middle('p50'), p95: middle('p95'), p99: middle('p99') }
}
