import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const { values } = readCommandLine(commandLines.backup, process.argv.slice(2))
  await preparePackages()
  console.log('\n  Lernspur: backup\n')
  const { runBackup } = await import('./backup/run-backup')
  await runBackup(values)
  process.exit(0)
})
