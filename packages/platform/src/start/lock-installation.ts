import { throughPooler } from '@lernspur/database/connection/address'
import { checkDatabase, checkPooler } from '@lernspur/database/migration/prepare-server'
import { Problem, problemOf } from '../console/problem'
import type { Environment } from '../environment'
import type { CleanUp } from '../process/clean-up'
import { type DataFolder, takeDataFolder } from './data-folder'

/** Milliseconds that a gateway which was asked to end keeps its port at most. */
const portWithin = 6_000
const pause = 100

/** Throws a Problem when the port cannot be opened, before anything else is started. */
const checkPort = (port: number): void => {
  try {
    Bun.serve({ port, fetch: () => new Response() }).stop(true)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EACCES') throw new Problem(`Port ${port} may only be used by root. Set PORT to one above 1023.`)
    throw new Problem(`Port ${port} is in use by another program. End that one, or set PORT to another number.`)
  }
}

/** The same, while a gateway of an earlier start ends that was asked to. */
const untilPortIsFree = async (port: number): Promise<void> => {
  const deadline = performance.now() + portWithin
  for (;;) {
    try {
      return checkPort(port)
    } catch (error) {
      if (performance.now() > deadline) throw error
      await Bun.sleep(pause)
    }
  }
}

/** The sentence of a known problem; rethrows anything else. */
const sentenceOf = (reason: unknown): string => {
  if (reason instanceof Error && ['Problem', 'DatabaseProblem'].includes(reason.name)) return reason.message
  throw reason
}

/**
 * Takes the data folder, and checks that port and database can be used, before anything is started. Throws one Problem
 * that names all obstacles.
 */
export const lockInstallation = async (
  { dataDir, port, databaseUrl, poolerUrl }: Environment,
  cleanUp: CleanUp,
  adopts: boolean,
): Promise<DataFolder> => {
  const take = async () => {
    const folder = takeDataFolder(dataDir, adopts)
    cleanUp.defer(folder.release)
    return folder
  }
  const taken = take()
  const [folder, ...others] = await Promise.allSettled([
    taken,
    taken.then(
      ({ left }) => {
        if (!left.some(({ name }) => name === 'gateway')) return checkPort(port)
        return adopts ? undefined : untilPortIsFree(port)
      },
      () => checkPort(port),
    ),
    ...(databaseUrl === undefined
      ? []
      : [
          checkDatabase(databaseUrl).then(() =>
            poolerUrl === undefined ? undefined : checkPooler(throughPooler(databaseUrl, poolerUrl)),
          ),
        ]),
  ])
  const failed = [folder, ...others].flatMap((one) => (one.status === 'rejected' ? sentenceOf(one.reason) : []))
  if (folder.status === 'rejected' || failed.length > 0) throw problemOf(failed)
  return folder.value
}
