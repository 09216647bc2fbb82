import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Stores files below a folder that only this user can read. */
export const localStore = (folder: string): FileStore => ({
  put: async (key, bytes) => {
    const path = join(folder, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    // Written to a temporary file and renamed, so that nobody reads half a file.
    const draft = `${path}.${crypto.randomUUID()}`
    await writeFile(draft, bytes, { mode: 0o600, flush: true })
    await rename(draft, path)
  },
  get: async (key) => {
    try {
      return new Uint8Array(await readFile(join(folder, key)))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  },
  removeAll: (tenantId) => rm(join(folder, tenantId), { recursive: true, force: true }),
})
