import { runCommand } from './console/problem'
import { step } from './console/progress'
import { installPackages } from './install/install-packages'

await runCommand(async () => {
  console.log('\n  Lernspur: restore\n')
  await step('Packages', installPackages)
  const { runRestore } = await import('./backup/run-restore')
  await runRestore(process.argv.slice(2))
  process.exit(0)
})
