import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const { values } = readCommandLine(commandLines.db, process.argv.slice(2))
  await preparePackages()
  const { runConsole } = await import('./database-console/run-console')
  await runConsole(values.command)
})
