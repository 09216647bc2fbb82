import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const { words, misuse } = readCommandLine(commandLines.admin, process.argv.slice(2))
  await preparePackages()
  const { runAdmin } = await import('./admin/run-admin')
  await runAdmin(words, misuse, console.log)
})
