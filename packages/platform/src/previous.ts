import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const [release = '', ...paths] = readCommandLine(commandLines.previous, process.argv.slice(2)).words
  await preparePackages()
  const { testPrevious } = await import('./release/test-previous')
  process.exit(await testPrevious(release, paths))
})
