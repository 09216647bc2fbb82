import { stat } from 'node:fs/promises'
import { DatabaseProblem } from '../database-problem'
import { runCommand, type ServerUser } from './run-command'

const idOf = async (flag: '-u' | '-g'): Promise<number> => {
  const { isOk, output } = await runCommand(['id', flag, 'nobody'], { cwd: '/' })
  if (isOk) return Number(output)
  throw new DatabaseProblem(
    'start',
    'PostgreSQL must not run as root, and this machine has no user nobody; start as another user or set DATABASE_URL.',
  )
}

/**
 * The user that the server runs as, since it refuses root: for root the owner of existing data, else `nobody`;
 * undefined for other users, who run it themselves. Throws a DatabaseProblem.
 */
export const serverUser = async (cluster: string): Promise<ServerUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const found = await stat(cluster).catch(() => undefined)
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid }
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}
