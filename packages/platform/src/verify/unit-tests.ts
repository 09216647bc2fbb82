import { root } from '../install/install-packages'
import { readCounts } from './counts'
import { runProgram, type Stage, type StageResult } from './stage'

/** Milliseconds per test: long enough for a busy machine, because no test asserts durations. */
export const testTimeout = 60_000

const runUnitTests = async (paths: readonly string[]): Promise<StageResult> => {
  const result = await runProgram(['test', ...paths, `--timeout=${testTimeout}`])
  const { passed, failed } = readCounts(result.output)
  return { ok: result.ok && passed > 0, output: result.output, note: `${passed} passed, ${failed} failed` }
}

/** Tests that need neither database nor browser: `*.unit.test.ts(x)`. Fails if there are none. */
export const unitTestStage: Stage = { name: 'Unit tests', run: () => runUnitTests(['.unit.test']) }

/** The same for some folders, which may have none. */
export const unitTestsOf = (folders: readonly string[]): Stage => ({
  name: 'Unit tests',
  run: async () => {
    const paths = folders.flatMap((folder) => [...new Bun.Glob(`${folder}/src/**/*.unit.test.{ts,tsx}`).scanSync(root)])
    return paths.length === 0 ? { ok: true, output: '', note: 'none' } : runUnitTests(paths.map((path) => `./${path}`))
  },
})
