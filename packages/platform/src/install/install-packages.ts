import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
// By their paths: before the packages are installed no package has a name yet.
import { waitForLock } from '../../../database/src/exclusive-lock'
import { root } from '../../../federation/src/configuration/workspace'
import { Problem } from '../console/problem'

export { root }

const timeoutMs = 300_000

/** Changes whenever what must be installed changes: the lock file and every package's own wishes. */
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
 * Installs the packages exactly as bun.lock names them; does nothing when they are in place. Uses nothing but Bun
 * itself, for at this moment there may be no packages. Says what was done.
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

/** Writes into bun.lock what the packages ask for now, and installs it: after one of ours was added or removed. */
export const lockPackages = async (): Promise<void> => {
  await runInstall()
  await installPackages()
}
