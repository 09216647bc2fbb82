import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseProblem } from '../database-problem'
import type { ServerUser } from './run-command'

/** Name of the server's socket; the number is its port, on which nothing listens. */
export const socketName = '.s.PGSQL.5432'

// A socket's path is limited to 107 bytes on Linux and 103 on macOS.
const maxPath = 103

/** Folder of the socket for a data folder: a short path, since data folders may be deeply nested. */
export const socketFolderOf = (dataDir: string): string => {
  const name = `lernspur-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  const folder = join(tmpdir(), name)
  return Buffer.byteLength(join(folder, socketName)) <= maxPath ? folder : join('/tmp', name)
}

/**
 * Creates the folder, accessible to the server's user only. Throws a DatabaseProblem when another user has created it.
 */
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

/** Removes the folder and whatever a killed server left in it. */
export const removeSocketFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })
