import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { step } from './console/progress'
import { installPackages } from './install/install-packages'

await runCommand(async () => {
  const { values } = readCommandLine(commandLines.backup, process.argv.slice(2))
  console.log('\n  Lernspur: backup\n')
  await step('Packages', installPackages)
  const { runBackup } = await import('./backup/run-backup')
  await runBackup(values)
  process.exit(0)
})
