import { checkDatabase } from '@lernspur/database/migration/prepare-server'
import { problemOf } from '../console/problem'
import type { Environment } from '../environment'
import type { CleanUp } from '../process/clean-up'
import { type DataFolder, takeDataFolder } from './data-folder'
import { checkPort } from './port'

/** The sentences of known problems; anything else is thrown on. */
const sentenceOf = (reason: unknown): string => {
  if (reason instanceof Error && ['Problem', 'DatabaseProblem'].includes(reason.name)) return reason.message
  throw reason
}

/**
 * Takes the data folder, and looks whether the port is free and the database can be used, before anything is started.
 * Throws one Problem that names everything in the way.
 */
export const lockInstallation = async (
  { dataDir, port, databaseUrl }: Environment,
  cleanUp: CleanUp,
): Promise<DataFolder> => {
  const take = async () => {
    const folder = takeDataFolder(dataDir)
    cleanUp.defer(folder.release)
    return folder
  }
  const [folder, ...others] = await Promise.allSettled([
    take(),
    (async () => checkPort(port))(),
    ...(databaseUrl === undefined ? [] : [checkDatabase(databaseUrl)]),
  ])
  const failed = [folder, ...others].flatMap((one) => (one.status === 'rejected' ? sentenceOf(one.reason) : []))
  if (folder.status === 'rejected' || failed.length > 0) throw problemOf(failed)
  return folder.value
}
