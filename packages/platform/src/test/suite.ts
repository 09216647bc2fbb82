import type { Counts } from '../verify/counts'

/** One kind of tests and how it ended. */
export interface SuiteResult extends Counts {
  readonly name: string
  /** The program's own result, which also covers errors outside of tests. */
  readonly ok: boolean
  /** Failures by file and name, with their messages, repeated at the end of the output. */
  readonly failures?: readonly string[]
  /** Tests that passed only in a retry: a fault of the test, or a rare one of the product. */
  readonly unsteady?: readonly string[]
}

/** Runs a program whose output is shown while it runs and parsed afterwards. */
export const runVisibly = async (
  command: readonly string[],
  options: {
    readonly cwd: string
    readonly env?: Readonly<Record<string, string | undefined>>
    readonly signal: AbortSignal
  },
): Promise<{ ok: boolean; output: string }> => {
  const program = Bun.spawn([...command], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    signal: options.signal,
  })
  let output = ''
  const forwardLines = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    for await (const chunk of stream) {
      const text = decoder.decode(chunk, { stream: true })
      output += text
      process.stdout.write(text)
    }
  }
  await Promise.all([forwardLines(program.stdout), forwardLines(program.stderr)])
  return { ok: (await program.exited) === 0, output }
}

/** A suite that ran no test has failed. */
export const passes = ({ ok, passed, failed }: SuiteResult): boolean => ok && passed > 0 && failed === 0

/** The totals for the last line; a failed suite counts as at least one failure. */
export const total = (results: readonly SuiteResult[]): Counts => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, one) => sum + (passes(one) ? 0 : Math.max(1, one.failed)), 0),
})
