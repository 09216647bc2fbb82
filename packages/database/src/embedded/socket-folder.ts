import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseProblem } from '../database-problem'
import type { ServerUser } from './run-command'

/** Name of the server's socket; the number is its port, of which nothing listens. */
export const socketName = '.s.PGSQL.5432'

// A socket's path may have 107 bytes on Linux and 103 on macOS.
const longestPath = 103

/** Where the socket of a data folder lies: a short path, since data folders may lie deep. */
export const socketFolderOf = (dataDir: string): string => {
  const name = `lernspur-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  const folder = join(tmpdir(), name)
  return Buffer.byteLength(join(folder, socketName)) <= longestPath ? folder : join('/tmp', name)
}

/** Makes the folder, open for the server's user only. Throws a DatabaseProblem when somebody else has made it. */
export const makeSocketFolder = async (folder: string, user: ServerUser | undefined): Promise<void> => {
  const own = process.getuid?.()
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(folder)
  const isOurs = found.isDirectory() && (found.uid === own || found.uid === user?.uid)
  if (!isOurs) {
    throw new DatabaseProblem(
      'socket',
      `The folder ${folder}, in which the database would open its socket, belongs to somebody else; remove it.`,
    )
  }
  await chmod(folder, 0o700)
  if (user) await chown(folder, user.uid, user.gid)
}

/** Removes the folder with whatever a killed server left in it. */
export const removeSocketFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })
