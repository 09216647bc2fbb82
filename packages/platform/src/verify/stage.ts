import { root } from '../install/install-packages'

export interface StageResult {
  readonly ok: boolean
  /** Output on failure; may be empty otherwise. */
  readonly output: string
  /** Short figure for the summary, such as `214 passed`. */
  readonly note?: string
}

export interface Stage {
  readonly name: string
  readonly run: () => Promise<StageResult>
}

/** Runs a program of ours or of a package with this Bun and collects its output. */
export const runProgram = async (
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string | undefined>> } = {},
): Promise<StageResult> => {
  const program = Bun.spawn([process.execPath, ...args], {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [out, errors] = await Promise.all([new Response(program.stdout).text(), new Response(program.stderr).text()])
  return { ok: (await program.exited) === 0, output: `${out}${errors}`.trim() }
}

/** The result of a stage that returns a list of complaints. */
export const failedWith = (lines: readonly string[]): StageResult => ({
  ok: lines.length === 0,
  output: lines.join('\n'),
})

const summary = (name: string, result: StageResult, milliseconds: number): string =>
  `  ${result.ok ? '✓' : '✗'} ${name.padEnd(14)} ${(milliseconds / 1000).toFixed(1)} s${result.note ? `  ${result.note}` : ''}`

/** A stage that throws has failed; the others go on. */
const failureOf = (error: unknown): StageResult => ({
  ok: false,
  output: error instanceof Error ? (error.stack ?? error.message) : String(error),
})

/** Runs all stages in parallel, prints a line for each and the output of failed ones; true if all passed. */
export const runStages = async (stages: readonly Stage[]): Promise<boolean> => {
  const finished = await Promise.all(
    stages.map(async ({ name, run }) => {
      const started = performance.now()
      const result = await run().catch(failureOf)
      console.log(summary(name, result, performance.now() - started))
      return { name, result }
    }),
  )
  const failed = finished.filter(({ result }) => !result.ok)
  for (const { name, result } of failed) console.log(`\n── ${name} ──\n${result.output}`)
  return failed.length === 0
}
