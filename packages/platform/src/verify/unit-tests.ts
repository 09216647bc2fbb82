import { readCounts } from '../test/counts'
import { testTimeout } from '../test/suite'
import { runProgram, type Stage } from './stage'

/** Tests that need neither database nor browser: `*.unit.test.ts(x)`. None at all is a failure. */
export const unitTestStage: Stage = {
  name: 'Unit tests',
  run: async () => {
    const result = await runProgram(['test', '.unit.test', `--timeout=${testTimeout}`])
    const { passed, failed } = readCounts(result.output)
    return { ok: result.ok && passed > 0, output: result.output, note: `${passed} passed, ${failed} failed` }
  },
}
