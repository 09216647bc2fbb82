import { runCommand } from './console/problem'
import { step } from './console/progress'
import { installPackages } from './install/install-packages'

await runCommand(async () => {
  console.log('\n  Lernspur: backup\n')
  await step('Packages', installPackages)
  const { runBackup } = await import('./backup/run-backup')
  await runBackup(process.argv.slice(2))
  process.exit(0)
})
