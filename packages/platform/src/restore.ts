import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { step } from './console/progress'
import { installPackages } from './install/install-packages'

await runCommand(async () => {
  const [file = ''] = readCommandLine(commandLines.restore, process.argv.slice(2)).words
  console.log('\n  Lernspur: restore\n')
  await step('Packages', installPackages)
  const { runRestore } = await import('./backup/run-restore')
  await runRestore(file)
  process.exit(0)
})
