import { runCommand } from './console/problem'
import { step } from './console/progress'
import { installPackages } from './install/install-packages'

await runCommand(async () => {
  console.log('\n  Lernspur: measurements\n')
  await step('Packages', installPackages)
  const { runBench } = await import('./bench/run-bench')
  await runBench(process.argv.slice(2))
})
