import type { readCommandLine } from '@lernspur/platform/console/command-line'
import type { commandLines } from '@lernspur/platform/console/command-lines'

/** What `bun run fuzz` is to do. */
export interface FuzzSettings {
  /** Requests that are made up. */
  readonly count: number
  /** The same seed generates the same requests and causes the same faults. */
  readonly seed: number
  /** Parts of two stacks that fail. */
  readonly faults: number
  /** A word of the names of the parts that run; all parts without it. */
  readonly only: string
}

type GivenOptions = ReturnType<typeof readCommandLine<NonNullable<typeof commandLines.fuzz.options>>>

/** Reads what was typed; without a seed, it is one by chance. Throws a UsageProblem. */
export const readFuzzOptions = ({ words, values, misuse }: GivenOptions): FuzzSettings => {
  const { faults = '200', only = '' } = values
  const [count = '20000', seed = String(Date.now() % 1_000_000)] = words
  for (const word of [count, seed, faults]) if (!/^\d+$/.test(word)) throw misuse(`“${word}” is no number.`)
  return { count: Number(count), seed: Number(seed), faults: Number(faults), only }
}
