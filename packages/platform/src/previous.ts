import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const { words, values } = readCommandLine(commandLines.previous, process.argv.slice(2))
  const [release, ...paths] = words
  await preparePackages()
  const { testPrevious } = await import('./release/test-previous')
  const { newestRelease } = await import('./product-release/recorded-releases')
  const { root } = await import('./install/install-packages')
  if (values.upgrade) {
    const [{ runUpgradeSuite }, { passes }, { interruption }] = await Promise.all([
      import('./test/upgrade-suite'),
      import('./test/suite'),
      import('./process/interruption'),
    ])
    const result = await runUpgradeSuite(interruption(), [release ?? newestRelease(root).commit])
    console.log(`\n${result.passed} passed, ${result.failed} failed`)
    process.exit(passes(result) ? 0 : 1)
  }
  process.exit(await testPrevious(release ?? newestRelease(root).commit, paths))
})
