import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
// Imported by path: before the installation no package can be found by name.
import { waitForLock } from '../../../database/src/exclusive-lock'
import { root } from '../../../federation/src/configuration/workspace'
import { Problem } from '../console/problem'

export { root }

const timeoutMs = 300_000

/** Changes whenever the lock file or any package's dependencies change. */
const packageKey = (): string => {
  const hash = new Bun.CryptoHasher('sha256')
  const packages = globSync(['{shell,mfe-*}/package.json', '{packages,services}/*/package.json'], { cwd: root })
  for (const file of ['bun.lock', 'bunfig.toml', 'package.json', ...packages.sort()]) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

const stamp = join(root, 'node_modules', '.lernspur-installed')

/** Whether the packages are installed as bun.lock names them now. */
export const arePackagesInstalled = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === packageKey()

const runInstall = async (...options: readonly string[]): Promise<void> => {
  const install = Bun.spawn([process.execPath, 'install', ...options], {
    cwd: root,
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
export const installPackages = async (): Promise<string> => {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  const release = await waitForLock(join(root, 'node_modules', '.lernspur-install.lock'), timeoutMs)
  if (!release) throw new Problem('Another process has been installing the packages for five minutes. Try again later.')
  try {
    if (arePackagesInstalled()) return 'in place'
    await runInstall('--frozen-lockfile')
    writeFileSync(stamp, packageKey())
    return 'installed'
  } finally {
    release()
  }
}

/** Updates bun.lock after one of our packages was added or removed, and installs it. */
export const lockPackages = async (): Promise<void> => {
  await runInstall()
  await installPackages()
}
