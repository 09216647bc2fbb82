import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf, database } from '../embedded/owner-address'
import { socketFolderOf } from '../embedded/socket-folder'

/** The owner's address of the embedded server that runs on a data folder; only tests look at it from outside. */
export const runningOwnerUrl = async (dataDir: string): Promise<string> => {
  const folder = await realpath(dataDir)
  const password = await readFile(join(folder, 'cluster', 'owner-password'), 'utf8')
  return addressOf(password.trim(), socketFolderOf(folder), database)
}
