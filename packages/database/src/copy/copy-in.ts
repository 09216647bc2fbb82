import { once } from 'node:events'
import type postgres from 'postgres'

/** Takes the rows of one table. */
export interface RowWriter {
  write(rows: Uint8Array): Promise<void>
  /** Waits until the server has taken all rows. */
  end(): Promise<void>
}

/** Begins one COPY from the client; `rows` are in COPY's text format. Rejects with the server's error. */
export const copyIn = async (sql: postgres.Sql, table: string, columns: readonly string[]): Promise<RowWriter> => {
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => undefined)
  const copy = sql.unsafe(`copy ${table} (${columns.join(', ')}) from stdin`)
  // The client library tells of errors before the first row only; later ones it gives to a promise that is settled.
  Object.assign(copy, { reject: failed.reject })
  const stream = await Promise.race([copy.writable(), failed.promise])
  stream.on('error', failed.reject)
  return {
    write: async (rows) => {
      if (!stream.write(rows)) await Promise.race([once(stream, 'drain'), failed.promise])
    },
    end: async () => {
      stream.end()
      await Promise.race([once(stream, 'finish'), failed.promise])
    },
  }
}
