import { Database } from 'bun:sqlite'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseProblem } from '../database-problem'

const tryLock = (path: string): Database | undefined => {
  const file = new Database(path)
  try {
    file.run('begin exclusive')
    return file
  } catch (error) {
    file.close()
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return undefined
    throw error
  }
}

/**
 * Holds a data folder for this process; gives a function that lets go. The operating system ends the lock with the
 * process however that dies, which a file with a process id in it cannot promise; SQLite is how Bun reaches such locks.
 * Throws a DatabaseProblem when another process still holds it after `patience` milliseconds.
 */
export const lockDataFolder = async (dataDir: string, patience: number): Promise<() => void> => {
  const end = Date.now() + patience
  for (;;) {
    const file = tryLock(join(dataDir, 'lock'))
    if (file) return () => file.close()
    if (Date.now() >= end) {
      throw new DatabaseProblem(
        'locked',
        `The data folder ${dataDir} is in use by another Lernspur; stop that one or set LERNSPUR_DATA to another folder.`,
      )
    }
    await sleep(50)
  }
}
