import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const { values } = readCommandLine(commandLines.reset, process.argv.slice(2))
  await preparePackages()
  const [{ resetInstallation }, { readEnvironment }] = await Promise.all([
    import('./demo-data/reset-installation'),
    import('./environment'),
  ])
  const isAgreed = (dataDir: string): boolean =>
    values.yes === true || (process.stdin.isTTY && confirm(`Remove everything in ${dataDir}?`))
  console.log(await resetInstallation(readEnvironment(), isAgreed))
})
