import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../console/problem'
import { root } from '../install/install-packages'
import { installDebianPackage } from './debian-package'

/** Where browser specs lie, with their configuration: in the checkout, or in a team's repository. */
export const e2e = [join(root, 'packages/e2e'), join(root, 'e2e')].find((folder) => existsSync(folder)) ?? root

/**
 * Where systems have Chromium. The headless build behaves the same for pages and takes a quarter less computing time.
 */
const defaultPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const succeeds = async (command: readonly string[]): Promise<boolean> => {
  try {
    const options = { cwd: e2e, stdin: 'ignore', stdout: 'ignore', stderr: 'ignore' } as const
    return (await Bun.spawn([...command], options).exited) === 0
  } catch {
    return false
  }
}

const starts = (path: string): Promise<boolean> => succeeds([path, '--version'])

const installedOnSystem = async (): Promise<string | undefined> => {
  for (const path of defaultPaths) {
    if (existsSync(path) && (await starts(path))) return path
  }
  return undefined
}

const playwrightsOwn = async (): Promise<string | undefined> => {
  const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())"
  const probe = Bun.spawn([process.execPath, '-e', script], { cwd: e2e, stdout: 'pipe', stderr: 'ignore' })
  const path = (await new Response(probe.stdout).text()).trim()
  return existsSync(path) && (await starts(path)) ? path : undefined
}

const download = async (): Promise<string | undefined> => {
  const isRoot = process.getuid?.() === 0
  // Root can also install the system libraries that the download needs.
  const withDependencies = isRoot ? ['--with-deps'] : []
  await succeeds([process.execPath, 'x', 'playwright', 'install', ...withDependencies, 'chromium'])
  return playwrightsOwn()
}

const fromPackageManager = async (): Promise<string | undefined> => {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await installDebianPackage(name)
    const path = await installedOnSystem()
    if (path) return path
  }
  return undefined
}

/**
 * Path of a Chromium that starts: the system's, else Playwright's (downloaded if need be), else from the system's
 * package manager. Throws a sentence if there is none.
 */
export const ensureBrowser = async (): Promise<string> => {
  for (const source of [installedOnSystem, playwrightsOwn, download, fromPackageManager]) {
    const path = await source()
    if (path) return path
  }
  throw new Problem(
    'There is no Chromium and none could be installed. Install one, for example with apt-get install chromium.',
  )
}
