import * as z from 'zod'
import type { readCommandLine } from '../console/command-line'
import type { commandLines } from '../console/command-lines'

const optionsSchema = z.object({
  /** Observations of the district, ascending. */
  sizes: z.array(z.number().int().min(2_000).max(20_000_000)).min(1),
  /** Concurrent connections, of ours and of pgbench alike. */
  clients: z.coerce.number().int().min(1).max(64),
  /** Length of one round. */
  seconds: z.coerce.number().int().min(1).max(600),
  /** Rounds of each side, taken in turns. */
  rounds: z.coerce.number().int().min(1).max(100),
  /** Observations of the installation whose growth is measured. */
  entries: z.coerce.number().int().min(48_000).max(100_000_000),
  /** A word of the names of the parts that are measured; all parts without it. */
  only: z.string(),
})

export type BenchOptions = z.infer<typeof optionsSchema>

type GivenOptions = ReturnType<typeof readCommandLine<NonNullable<typeof commandLines.bench.options>>>

/** Reads what `bun run bench` is to measure. Throws a UsageProblem. */
export const readBenchOptions = ({ values, misuse }: Pick<GivenOptions, 'values' | 'misuse'>): BenchOptions => {
  const { sizes = '10000,1000000', clients = '4', seconds = '5', rounds = '3', entries = '200000', only = '' } = values
  const ascending = sizes
    .split(',')
    .map(Number)
    .sort((a, b) => a - b)
  const { success, data, error } = optionsSchema.safeParse({
    sizes: ascending,
    clients,
    seconds,
    rounds,
    entries,
    only,
  })
  if (success) return data
  throw misuse(error.issues.map(({ path, message }) => `--${String(path[0])}: ${message}.`).join('\n  '))
}
