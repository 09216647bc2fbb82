import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const given = readCommandLine(commandLines.bench, process.argv.slice(2))
  await preparePackages()
  console.log('\n  Lernspur: measurements\n')
  const [{ runBench }, { readBenchOptions }] = await Promise.all([
    import('./bench/run-bench'),
    import('./bench/bench-options'),
  ])
  await runBench(readBenchOptions(given))
})
