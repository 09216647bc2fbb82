import type { HealthProblem } from '@lernspur/contracts/health.contract'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import { type Database, poolUsage } from '@lernspur/database/connection/connect'
import { remembered } from '../process/remembered'
import { sourceVersion } from './source-version'

/** Milliseconds after which an unresponsive database counts as down. */
const timeoutMs = 2000
/** The same where others are told of more than the database, and wait two seconds for it. */
const stateTimeoutMs = 1500

type DatabaseState = 'up' | 'readOnly' | 'down'

/** Whether the database answers and takes writes: a standby after a failover only reads. */
export const databaseState = async (db: Database, within = stateTimeoutMs): Promise<DatabaseState> => {
  try {
    const [row] = await Promise.race([
      db<{ isReadOnly: boolean }[]>`select current_setting('transaction_read_only') = 'on' as is_read_only`,
      Bun.sleep(within).then(() => {
        throw new Error('The database is silent.')
      }),
    ])
    return row?.isReadOnly === false ? 'up' : 'readOnly'
  } catch {
    return 'down'
  }
}

/** Whether as many callers wait for a connection as there are connections; a few wait in every crowded moment. */
const isExhausted = (db: Database): boolean => Object.values(poolUsage(db)).some(({ waiting, max }) => waiting >= max)

/** What is wrong with the work that a service does for the whole installation, such as mails that wait. */
export type FindProblems = (db: Database) => Promise<readonly HealthProblem[]>

/** Milliseconds that whoever asks gives the database; at most the usual ones. */
const withinOf = ({ url }: Request): number => {
  const given = Number(URL.parse(url)?.searchParams.get('within') ?? '')
  return given > 0 ? Math.min(given, timeoutMs) : timeoutMs
}

/** Answer of `GET /internal/health` for gateway and supervisor: 200 when ready, else 503 with the same shape. */
export const makeHealth = (service: ServiceName, db: Database, findProblems: FindProblems = async () => []) => {
  let isDraining = false
  let version: Promise<string | null> | undefined
  const startedAt = new Date().toISOString()
  // What cannot be found out now is no problem of its own: the database is named then.
  const ownProblems = remembered(() => findProblems(db).catch(() => []))
  /** Read once, at the first request: the files on disk may later be another version. */
  const readVersion = (): Promise<string | null> => {
    version ??= sourceVersion(service)
    return version
  }
  return {
    version: readVersion,
    drain: (): void => {
      isDraining = true
    },
    answer: async (request: Request): Promise<Response> => {
      const within = withinOf(request)
      // A short question is whether it answers at all.
      const [database, own] = await Promise.all([
        databaseState(db, within),
        within < timeoutMs ? [] : Promise.race([ownProblems(), Bun.sleep(within).then(() => [])]),
      ])
      const problems: HealthProblem[] = [
        ...(isExhausted(db) ? (['connections'] as const) : []),
        ...(database === 'readOnly' ? (['readOnly'] as const) : []),
        ...own,
      ]
      const isUp = database === 'up'
      return Response.json(
        {
          service,
          state: isDraining ? 'draining' : 'up',
          database: isUp ? 'up' : 'down',
          problems,
          version: await readVersion(),
          startedAt,
        },
        { status: isUp && !isDraining ? 200 : 503 },
      )
    },
  }
}
