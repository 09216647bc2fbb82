import type { AddEntry } from './archive'
import { entryNames } from './manifest'

/** Bytes of rows kept in memory before they are written. */
const partSize = 4_000_000

interface ArchivedRows {
  readonly rows: number
  /** Of the bytes in the archive. */
  readonly sha256: string
}

/** Adds the rows of a table in parts, each as `convert` makes it, and counts and hashes them. */
export const archiveRows = async (
  add: AddEntry,
  table: string,
  given: AsyncIterable<Uint8Array>,
  convert = (part: Uint8Array): Uint8Array => part,
): Promise<ArchivedRows> => {
  const hasher = new Bun.CryptoHasher('sha256')
  let [rows, part, size] = [0, 0, 0]
  let waiting: Uint8Array[] = []
  const flush = async (): Promise<void> => {
    if (size === 0) return
    const bytes = convert(Buffer.concat(waiting))
    hasher.update(bytes)
    await add(entryNames.rows(table, part), bytes)
    part += 1
    size = 0
    waiting = []
  }
  for await (const row of given) {
    waiting.push(row)
    rows += 1
    size += row.byteLength
    if (size >= partSize) await flush()
  }
  await flush()
  return { rows, sha256: hasher.digest('hex') }
}
