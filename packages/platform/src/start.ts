import { runCommand } from './console/problem'
import { step } from './console/progress'
import { installPackages } from './install/install-packages'

// Everything imported above uses nothing but Bun: on a fresh machine there are no packages before this line.
await runCommand(async () => {
  console.log('\n  Lernspur\n')
  await step('Packages', installPackages)
  const { startLernspur } = await import('./start/start-lernspur')
  await startLernspur(process.argv.includes('--checkout'))
  process.exit(0)
})
