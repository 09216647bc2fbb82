import type { ServiceName } from '@lernspur/contracts/wire/route'
import type { Database } from '@lernspur/database/connection/connect'
import { sourceVersion } from './source-version'

/** Milliseconds after which an unresponsive database counts as down. */
const timeoutMs = 2000

const answers = async (db: Database): Promise<boolean> => {
  try {
    await Promise.race([
      db`select 1`,
      Bun.sleep(timeoutMs).then(() => {
        throw new Error('The database is silent.')
      }),
    ])
    return true
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
      const isUp = await answers(db)
      const state = isDraining ? 'draining' : 'up'
      return Response.json(
        { service, state, database: isUp ? 'up' : 'down', version: await version, startedAt },
        { status: isUp && !isDraining ? 200 : 503 },
      )
    },
  }
}
