import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
// Imported by path: before the installation no package can be found by name.
import { waitForLock } from '../../../database/src/exclusive-lock'
import { root } from '../../../federation/src/configuration/workspace'
import { Problem } from '../console/problem'

export { root }

const timeoutMs = 300_000

/** Changes whenever the lock file or any package's dependencies change. */
const packageKey = (folder: string): string => {
  const hash = new Bun.CryptoHasher('sha256')
  const packages = globSync(['{shell,mfe-*}/package.json', '{packages,services}/*/package.json'], { cwd: folder })
  for (const file of ['bun.lock', 'bunfig.toml', 'package.json', ...packages.sort()]) {
    hash.update(`${file}\n`).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}

const stampIn = (folder: string): string => join(folder, 'node_modules', '.lernspur-installed')

/** Whether the packages are installed as bun.lock names them now. */
export const arePackagesInstalled = (folder = root): boolean =>
  existsSync(stampIn(folder)) && readFileSync(stampIn(folder), 'utf8') === packageKey(folder)

/** Installs, or only locks, the packages of a folder. Throws a Problem with what Bun says. */
export const runInstall = async (folder: string, ...options: readonly string[]): Promise<void> => {
  const install = Bun.spawn([process.execPath, 'install', ...options], {
    cwd: folder,
    stdout: 'ignore',
    stderr: 'pipe',
  })
  const errors = await new Response(install.stderr).text()
  if ((await install.exited) !== 0) throw new Problem(`The packages could not be installed:\n\n${errors.trim()}`)
}

/**
 * Installs the packages exactly as bun.lock names them, if needed. Uses only Bun itself, because there may be no
 * packages yet. Returns what was done.
 */
export const installPackages = async (folder = root): Promise<string> => {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  const release = await waitForLock(join(folder, 'node_modules', '.lernspur-install.lock'), timeoutMs)
  if (!release) throw new Problem('Another process has been installing the packages for five minutes. Try again later.')
  try {
    if (arePackagesInstalled(folder)) return 'in place'
    await runInstall(folder, '--frozen-lockfile')
    writeFileSync(stampIn(folder), packageKey(folder))
    return 'installed'
  } finally {
    release()
  }
}

/** Updates bun.lock after one of our packages was added or removed, and installs it. */
export const lockPackages = async (): Promise<void> => {
  await runInstall(root)
  await installPackages()
}
