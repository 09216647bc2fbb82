import type { Counts } from '../verify/counts'

/** One kind of tests and how it ended. */
export interface SuiteResult extends Counts {
  readonly name: string
  /** The program's own verdict, which also covers what happens outside of any test. */
  readonly ok: boolean
  /** What failed, by file and name, with what it said: repeated at the end, where it is found. */
  readonly failures?: readonly string[]
  /** What passed only when it was tried again: a fault of the test, or a rare one of the product. */
  readonly unsteady?: readonly string[]
}

/** A program whose output people read while it runs and whose figures are read afterwards. */
export const runAloud = async (
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

/** A suite that ran nothing has proved nothing. */
export const isWell = ({ ok, passed, failed }: SuiteResult): boolean => ok && passed > 0 && failed === 0

/** The totals, as the last line tells them; a suite that is not well counts as one failure at least. */
export const total = (results: readonly SuiteResult[]): Counts => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, one) => sum + (isWell(one) ? 0 : Math.max(1, one.failed)), 0),
})
