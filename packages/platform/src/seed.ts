import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const { words } = readCommandLine(commandLines.seed, process.argv.slice(2))
  await preparePackages()
  const [{ seedFile }, { readEnvironment }] = await Promise.all([
    import('./demo-data/seed-file'),
    import('./environment'),
  ])
  console.log(await seedFile(words[0] ?? '', readEnvironment()))
})
