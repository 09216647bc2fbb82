import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const { words, values } = readCommandLine(commandLines.spec, process.argv.slice(2))
  await preparePackages()
  const [{ runNamedSpecs }, { startDemoInstance }, { passes }, { interruption }] = await Promise.all([
    import('./test/named-specs'),
    import('./test/demo-instance'),
    import('./test/suite'),
    import('./process/interruption'),
  ])
  const result = await runNamedSpecs(words, { ...values, start: () => startDemoInstance() }, interruption())
  console.log(`\n${result.passed} passed, ${result.failed} failed`)
  process.exit(passes(result) ? 0 : 1)
})
