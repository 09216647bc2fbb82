import type { ServiceName } from '@lernspur/contracts/route'
import type { Database } from '@lernspur/database/connect'

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
  return {
    drain: (): void => {
      isDraining = true
    },
    answer: async (): Promise<Response> => {
      const isUp = await answers(db)
      const state = isDraining ? 'draining' : 'up'
      return Response.json(
        { service, state, database: isUp ? 'up' : 'down' },
        { status: isUp && !isDraining ? 200 : 503 },
      )
    },
  }
}
