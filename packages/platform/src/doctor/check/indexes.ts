import type { Database } from '@lernspur/database/connection/connect'
import { type Finding, findingsOf } from '../finding'

const indexes = findingsOf('indexes')

/** Entries from which the indexes are worth packing. */
const manyEntries = 1_000_000
/** Bytes of an entry in all its indexes: at most, and after they were packed. */
const most = 400
const packed = 320

/** Number of entries as the planner knows it, and bytes of all indexes of their table. */
export interface EntryIndexes {
  readonly entries: number
  readonly bytes: number
}

/** Whether the indexes of entries have grown: pages that split while all schools write stay half empty. */
export const indexFinding = ({ entries, bytes }: EntryIndexes): Finding => {
  if (entries < manyEntries) return indexes.ok('The indexes of entries are small.')
  const each = Math.round(bytes / entries)
  return each <= most
    ? indexes.ok(`An entry takes ${each} bytes in its indexes.`)
    : indexes.warning(
        `An entry takes ${each} bytes in its indexes, and about ${packed} once they are packed: in a quiet night, have the owner of the database run "reindex table concurrently observation". Nobody has to stop working.`,
      )
}

/** Looks at the indexes of the table that grows most. */
export const checkIndexes = async (db: Database): Promise<Finding[]> => {
  const [found] = await db<EntryIndexes[]>`
    select greatest(c.reltuples, 0)::float8 as entries, pg_indexes_size(c.oid)::float8 as bytes
    from pg_class c where c.oid = 'public.observation'::regclass`
  return found ? [indexFinding(found)] : []
}
