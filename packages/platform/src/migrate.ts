import { readCommandLine } from './console/command-line'
import { commandLines } from './console/command-lines'
import { runCommand } from './console/problem'
import { preparePackages } from './install/prepare-packages'

await runCommand(async () => {
  const { values, misuse } = readCommandLine(commandLines.migrate, process.argv.slice(2))
  await preparePackages()
  const { migrateHere, waitForMigration } = await import('./migrate/run-migrate')
  const { wait } = values
  if (wait !== undefined && !/^\d+$/.test(wait)) throw misuse('--wait needs a whole number of seconds.')
  console.log(wait === undefined ? await migrateHere() : await waitForMigration(Number(wait)))
  process.exit(0)
})
