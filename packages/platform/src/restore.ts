import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const [file = ''] = readCommandLine(commandLines.restore, process.argv.slice(2)).words
  await preparePackages()
  console.log('\n  Lernspur: restore\n')
  const { runRestore } = await import('./backup/run-restore')
  await runRestore(file)
  process.exit(0)
})
