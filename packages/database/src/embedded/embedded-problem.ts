import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, isUnreachable } from '../connection/failure'
import { DatabaseProblem, type DatabaseProblemReason } from '../database-problem'

/** Bytes: a server that fails with less than that lacks space, because its log alone is written in files of 16 MB. */
const minFreeBytes = 64 * 1024 ** 2

const roomIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Number.POSITIVE_INFINITY, bsize: 1 }))
  return bavail * bsize
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (['53100', 'ENOSPC'].includes(codeOf(error)) || isDiskFull(error.cause))

const fromServer = new Set<DatabaseProblemReason>(['data-folder', 'start', 'unreachable'])

const isServerError = (error: unknown): boolean =>
  error instanceof DatabaseProblem ? fromServer.has(error.reason) : isUnreachable(error)

/**
 * Explains a failure of the embedded server of a Lernspur's data folder to somebody who has set no database address;
 * anything else is returned unchanged. `room` gives the free bytes of the folder's disk.
 */
export const toEmbeddedProblem = async (error: unknown, dataDir: string, room = roomIn): Promise<unknown> => {
  const problem = (reason: DatabaseProblemReason, sentence: string) =>
    new DatabaseProblem(reason, sentence, { cause: error })
  if (isDiskFull(error) || (isServerError(error) && (await room(dataDir)) < minFreeBytes)) {
    const way = 'make room there or set LERNSPUR_DATA to a folder on another disk'
    return problem('no-room', `The disk of the data folder ${dataDir} is full; ${way}.`)
  }
  const isLost = error instanceof DatabaseProblem ? error.reason === 'unreachable' : isUnreachable(error)
  if (!isLost) return error
  return problem('unreachable', `The built-in database does not answer (see ${join(dataDir, 'postgres/cluster/log')}).`)
}
