import { parseArgs } from 'node:util'
import * as z from 'zod'
import { Problem } from '../console/problem'

const optionsSchema = z.object({
  /** Observations of the district, ascending. */
  sizes: z.array(z.number().int().min(2_000).max(20_000_000)).min(1),
  /** Connections that ask at the same time, of ours and of pgbench alike. */
  clients: z.coerce.number().int().min(1).max(64),
  /** Length of one round. */
  seconds: z.coerce.number().int().min(1).max(600),
  /** Rounds of each side, taken in turns. */
  rounds: z.coerce.number().int().min(1).max(100),
})

export type BenchOptions = z.infer<typeof optionsSchema>

const usage = 'bun run bench [--sizes 10000,1000000] [--clients 4] [--seconds 5] [--rounds 3]'

/** Reads the arguments of `bun run bench`. Throws a sentence. */
export const readBenchOptions = (args: readonly string[]): BenchOptions => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        sizes: { type: 'string', default: '10000,1000000' },
        clients: { type: 'string', default: '4' },
        seconds: { type: 'string', default: '5' },
        rounds: { type: 'string', default: '3' },
      },
    })
    const sizes = values.sizes.split(',').map(Number)
    return optionsSchema.parse({ ...values, sizes: sizes.sort((a, b) => a - b) })
  } catch {
    throw new Problem(`Call it as: ${usage}`)
  }
}
