import { runCommand } from './console/problem'
import { step } from './console/progress'
import { installPackages } from './install/install-packages'

await runCommand(async () => {
  console.log('\n  Lernspur: all tests\n')
  await step('Packages', installPackages)
  const { runAllTests } = await import('./test/run-all-tests')
  process.exit((await runAllTests()) ? 0 : 1)
})
