import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { logFormat } from './console/log-format'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

// Everything imported above uses only Bun: on a new machine there are no packages before this line.
await runCommand(async () => {
  const { values } = readCommandLine(commandLines.start, process.argv.slice(2))
  await preparePackages()
  if (logFormat() === 'text') console.log('\n  Lernspur\n')
  const { startLernspur } = await import('./start/start-lernspur')
  await startLernspur(values.checkout)
  process.exit(0)
})
