import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const { values } = readCommandLine(commandLines.papers, process.argv.slice(2))
  await preparePackages()
  const { writePapers } = await import('./papers/write-papers')
  for (const path of await writePapers(values)) console.log(path)
})
