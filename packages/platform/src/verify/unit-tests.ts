import { readCounts } from './counts'
import { runProgram, type Stage } from './stage'

/** Milliseconds for one test: long enough for a busy machine; no test asserts how long something takes. */
export const testTimeout = 60_000

/** Tests that need neither database nor browser: `*.unit.test.ts(x)`. None at all is a failure. */
export const unitTestStage: Stage = {
  name: 'Unit tests',
  run: async () => {
    const result = await runProgram(['test', '.unit.test', `--timeout=${testTimeout}`])
    const { passed, failed } = readCounts(result.output)
    return { ok: result.ok && passed > 0, output: result.output, note: `${passed} passed, ${failed} failed` }
  },
}
