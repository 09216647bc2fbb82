import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { step } from './console/progress'
import { installPackages } from './install/install-packages'

await runCommand(async () => {
  const given = readCommandLine(commandLines.bench, process.argv.slice(2))
  console.log('\n  Lernspur: measurements\n')
  await step('Packages', installPackages)
  const [{ runBench }, { readBenchOptions }] = await Promise.all([
    import('./bench/run-bench'),
    import('./bench/bench-options'),
  ])
  await runBench(readBenchOptions(given))
})
