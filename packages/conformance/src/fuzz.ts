import { readCommandLine } from '@lernspur/platform/console/command-line'
import { commandLines } from '@lernspur/platform/console/command-lines'
import { runCommand } from '@lernspur/platform/console/problem'
import { readFuzzOptions } from './fuzz/options'
import { fuzzParts, runParts } from './fuzz/parts'

/** Ends with 1 when something was found. */
await runCommand(async () => {
  const options = readFuzzOptions(readCommandLine(commandLines.fuzz, process.argv.slice(2)))
  console.log(`${options.count} requests, ${options.faults} faults, seed ${options.seed}`)
  const found = await runParts(fuzzParts, options)
  console.log(`\n${found} findings`)
  process.exit(found === 0 ? 0 : 1)
})
