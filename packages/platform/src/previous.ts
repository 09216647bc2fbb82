import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const [release, ...paths] = readCommandLine(commandLines.previous, process.argv.slice(2)).words
  await preparePackages()
  const { testPrevious } = await import('./release/test-previous')
  const { newestRelease } = await import('./product-release/recorded-releases')
  const { root } = await import('./install/install-packages')
  process.exit(await testPrevious(release ?? newestRelease(root).commit, paths))
})
