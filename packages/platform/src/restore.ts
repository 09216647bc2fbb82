import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const { words, values } = readCommandLine(commandLines.restore, process.argv.slice(2))
  const [file = ''] = words
  await preparePackages()
  console.log('\n  Lernspur: restore\n')
  const { runRestore } = await import('./backup/run-restore')
  await runRestore(file, values.unsigned ?? false)
  process.exit(0)
})
