import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'
import { shiftedClock } from './test/shifted-clock'
import { readTestOptions } from './test/test-options'

await runCommand(async () => {
  const { unit, clock } = readTestOptions(readCommandLine(commandLines.test, process.argv.slice(2)))
  await preparePackages()
  console.log(`\n  Lernspur: ${unit ? `tests of ${unit.name}` : 'all tests'}\n`)
  // Only programs started from here on see it: this one keeps the machine's clock.
  if (clock) Object.assign(process.env, shiftedClock(clock))
  const { runTests } = await import('./test/run-tests')
  process.exit((await runTests(unit)) ? 0 : 1)
})
