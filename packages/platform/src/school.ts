import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const { words, values, misuse } = readCommandLine(commandLines.school, process.argv.slice(2))
  await preparePackages()
  const { runSchool } = await import('./school/run-school')
  await runSchool(words, values, misuse, console.log)
  process.exit(0)
})
