import type { ServiceName } from '@lernspur/contracts/wire/route'
import type { Database } from '@lernspur/database/connection/connect'
import { sourceVersion } from './source-version'

/** Milliseconds after which an unresponsive database counts as down. */
const timeoutMs = 2000

/** Whether the database answers and takes writes: a standby after a failover only reads. */
const isWritable = async (db: Database): Promise<boolean> => {
  try {
    const [row] = await Promise.race([
      db<{ isReadOnly: boolean }[]>`select current_setting('transaction_read_only') = 'on' as is_read_only`,
      Bun.sleep(timeoutMs).then(() => {
        throw new Error('The database is silent.')
      }),
    ])
    return row?.isReadOnly === false
  } catch {
    return false
  }
}

/** Answer of `GET /internal/health` for gateway and supervisor: 200 when ready, else 503 with the same shape. */
export const makeHealth = (service: ServiceName, db: Database) => {
  let isDraining = false
  let version: Promise<string | null> | undefined
  const startedAt = new Date().toISOString()
  return {
    drain: (): void => {
      isDraining = true
    },
    answer: async (): Promise<Response> => {
      // Read once, at the supervisor's first request: the files on disk may later be another version.
      version ??= sourceVersion(service)
      const isUp = await isWritable(db)
      const state = isDraining ? 'draining' : 'up'
      return Response.json(
        { service, state, database: isUp ? 'up' : 'down', version: await version, startedAt },
        { status: isUp && !isDraining ? 200 : 503 },
      )
    },
  }
}
