import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { step } from '../console/progress'
import { arePackagesInstalled, installPackages } from './install-packages'

/** Runs this command again in a new process and returns its exit code. */
const runAgain = async (): Promise<number> => {
  const again = Bun.spawn([process.execPath, ...process.execArgv, Bun.main, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit'],
  })
  // A terminal sends Ctrl-C to both processes; other signals reach only this one.
  process.on('SIGINT', () => process.stdin.isTTY || again.kill('SIGINT'))
  for (const name of ['SIGTERM', 'SIGHUP'] as const) process.on(name, () => again.kill(name))
  return await again.exited
}

/**
 * Makes sure that the packages are installed before a command imports any. If they had to be installed, the command
 * continues in a new process: Bun remembers which folders held packages when it started, and would not find new ones in
 * a clone below a folder that has `node_modules`.
 */
export const preparePackages = async (): Promise<void> => {
  if (arePackagesInstalled()) return
  await step('Packages', () => installPackages())
  process.exit(await runAgain())
}

/** Whether this command has its packages: those of a checkout lie beside it, and where it is installed itself they do. */
const areThere =
  import.meta.dirname.includes('/node_modules/') || existsSync(join(import.meta.dirname, '../../node_modules'))

/**
 * The same for commands whose output programs read: installs where there are no packages at all, and says so beside the
 * output.
 */
export const requirePackages = async (): Promise<void> => {
  if (areThere) return
  console.error('  Installing the packages …')
  await installPackages()
  process.exit(await runAgain())
}
