import type { Call, Transaction } from '../call/call'
import type { FileStore } from '../file-store/file-store'
import { fileKey } from './store-picture'

/** Paths of pictures as rows have them: `/api/files/<id>` of a student, `files/<id>` of a level; others name no file. */
type Paths = readonly (string | null)[]

const fileIdsIn = (paths: Paths): string[] => [
  ...new Set(paths.flatMap((path) => /(?:^|\/)files\/([0-9a-f-]{36})$/.exec(path ?? '')?.[1] ?? [])),
]

/**
 * Deletes the rows of files that no row of the school shows any more, and returns the keys of their bytes, which
 * `removeBytes` deletes after the commit (rule file.2). Call it after changing the rows with these paths.
 */
const deleteFileRows = async (tx: Transaction, tenantId: string, paths: Paths): Promise<string[]> => {
  const ids = fileIdsIn(paths)
  if (ids.length === 0) return []
  const gone = await tx<{ id: string }[]>`select id from forget_files(${tenantId}, ${ids}::uuid[]) as id`
  return gone.map(({ id }) => fileKey(tenantId, id))
}

/** Deletes bytes by their keys. If that fails, the sweep deletes them later, as it finds bytes without a row. */
export const removeBytes = async (files: FileStore, keys: readonly string[]): Promise<void> => {
  await Promise.allSettled(keys.map((key) => files.remove(key)))
}

/** As `deleteFileRows` within a call, which deletes the bytes as well once it has committed. */
export const releaseFiles = async (tx: Transaction, call: Call, paths: Paths): Promise<void> => {
  const keys = await deleteFileRows(tx, call.actor.tenantId, paths)
  if (keys.length > 0) call.afterCommit(() => removeBytes(call.files, keys))
}
