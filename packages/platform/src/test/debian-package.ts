import { existsSync } from 'node:fs'
import { Problem } from '../console/problem'

const succeeds = async (command: readonly string[]): Promise<boolean> => {
  try {
    return (await Bun.spawn([...command], { stdin: 'ignore', stdout: 'ignore', stderr: 'ignore' }).exited) === 0
  } catch {
    return false
  }
}

/** Debian's folder of servers, which is in the path of root alone. */
const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/bin']

const find = (program: string): string | undefined =>
  Bun.which(program) ?? folders.map((folder) => `${folder}/${program}`).find((path) => existsSync(path))

/** Whether apt could install a package: as root, on a system that has it. */
export const installDebianPackage = async (name: string): Promise<boolean> => {
  if (process.getuid?.() !== 0 || !Bun.which('apt-get')) return false
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name]
  return (await succeeds(install)) || ((await succeeds(['apt-get', 'update', '-qq'])) && (await succeeds(install)))
}

/**
 * Path of a program that tests need beside the product, from the Debian package of the same name, which is installed if
 * need be. Throws a Problem when there is none: what needs it must fail and not be left out.
 */
export const ensureProgram = async (name: string): Promise<string> => {
  const found = find(name) ?? ((await installDebianPackage(name)) ? find(name) : undefined)
  if (found) return found
  throw new Problem(
    `There is no ${name}, and it could not be installed. Install it, for example with apt-get install ${name}.`,
  )
}
