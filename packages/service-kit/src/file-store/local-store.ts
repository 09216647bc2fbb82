import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import type { FileStore, StoredKey } from './file-store'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Undefined for a file that does not exist, or not any more. */
const unlessMissing = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The entries of a folder; none if it is no folder, or does not exist any more. */
const entriesOf = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error) || (error instanceof Error && 'code' in error && error.code === 'ENOTDIR')) return []
    throw error
  }
}

async function* listFolder(root: string, folder: string): AsyncIterable<StoredKey> {
  for (const location of await entriesOf(join(root, folder))) {
    for (const name of await entriesOf(join(root, folder, location))) {
      const key = posix.join(folder, location, name)
      const found = await unlessMissing(stat(join(root, key)))
      if (found) yield { key, changedAt: found.mtime }
    }
  }
}

/** The path of a key. Throws for a key that leads out of the folder: keys also come from backups and addresses. */
const pathOf = (folder: string, key: string): string => {
  const path = join(folder, key)
  if (!path.startsWith(join(folder, '/'))) throw new RangeError('The key leads out of the file store.')
  return path
}

/** Stores files below a folder that only this user can read. */
export const localStore = (folder: string): FileStore => ({
  put: async (key, bytes) => {
    const path = pathOf(folder, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    // Written to a temporary file and renamed, so that nobody reads half a file.
    const draft = `${path}.${crypto.randomUUID()}`
    await writeFile(draft, bytes, { mode: 0o600, flush: true })
    await rename(draft, path)
  },
  get: async (key) => {
    const found = await unlessMissing(readFile(pathOf(folder, key)))
    return found && new Uint8Array(found)
  },
  removeAll: (below) => rm(pathOf(folder, below), { recursive: true, force: true }),
  remove: (key) => rm(pathOf(folder, key), { force: true }),
  list: (below = '') => listFolder(folder, below),
})
