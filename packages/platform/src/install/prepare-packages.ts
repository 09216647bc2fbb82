import { step } from '../console/progress'
import { arePackagesInstalled, installPackages } from './install-packages'

/** Runs this very command once more in a process of its own, and gives its exit code. */
const runAgain = async (): Promise<number> => {
  const again = Bun.spawn([process.execPath, ...process.execArgv, Bun.main, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit'],
  })
  // A terminal sends Ctrl-C to both processes; other signals reach this one alone.
  process.on('SIGINT', () => process.stdin.isTTY || again.kill('SIGINT'))
  for (const name of ['SIGTERM', 'SIGHUP'] as const) process.on(name, () => again.kill(name))
  return await again.exited
}

/**
 * Makes sure that the packages are installed before a command imports any. Where they had to be installed, the command
 * goes on in a new process: Bun remembers which folders held packages when it began, and in a clone below a folder with
 * `node_modules` of its own it would not find the new ones.
 */
export const preparePackages = async (): Promise<void> => {
  if (arePackagesInstalled()) return
  await step('Packages', installPackages)
  process.exit(await runAgain())
}
