import { connect, type Database } from '@lernspur/database/connection/connect'
import { DatabaseProblem } from '@lernspur/database/database-problem'
import { checkSecret } from '@lernspur/database/migration/check-secret'
import { checkDatabase, toServerProblem } from '@lernspur/database/migration/prepare-server'
import { connectionsOfStack } from '../connections-of-stack'
import { type Finding, findingsOf, reasonOf } from '../finding'
import { checkIndexes } from './indexes'

const { ok, problem } = findingsOf('database')
const clock = findingsOf('clock')
const connections = findingsOf('connections')
const statements = findingsOf('statements')

/** What the checks of a database need. */
interface DatabaseContext {
  readonly db: Database
  /** Whether this installation has its tables there. */
  readonly isMigrated: boolean
}

const checkServer = async (ownerUrl: string): Promise<Finding[]> => {
  try {
    await checkDatabase(ownerUrl)
    return []
  } catch (error) {
    return [
      problem(error instanceof DatabaseProblem ? error.message : `The database cannot be used: ${reasonOf(error)}.`),
    ]
  }
}

const checkOwnSecret = async (ownerUrl: string, secret: string | undefined): Promise<Finding[]> => {
  if (secret === undefined) return []
  try {
    await checkSecret(ownerUrl, secret)
    return []
  } catch (error) {
    return [problem(error instanceof DatabaseProblem ? error.message : reasonOf(error))]
  }
}

/** Extensions that the migrations install; they come with PostgreSQL. */
const extensions = ['btree_gist', 'pg_trgm']

const checkState = async ({ db }: DatabaseContext): Promise<Finding[]> => {
  const [row] = await db<{ version: string; isReadOnly: boolean; isStandby: boolean; available: string[] }[]>`
    select current_setting('server_version') as version,
      current_setting('transaction_read_only') = 'on' as is_read_only, pg_is_in_recovery() as is_standby,
      array(select name::text from pg_available_extensions where name in ${db(extensions)}) as available`
  if (!row) return []
  const missing = extensions.filter((name) => !row.available.includes(name))
  const findings = [
    ...(row.isStandby
      ? [problem('The server of DATABASE_URL is a standby, which only reads: name the one that writes.')]
      : row.isReadOnly
        ? [problem('The database only reads (default_transaction_read_only is on): nothing can be saved.')]
        : []),
    ...missing.map((name) =>
      problem(`The database server lacks the extension ${name}, which Debian has in its package postgresql.`),
    ),
  ]
  return findings.length > 0 ? findings : [ok(`PostgreSQL ${row.version} answers and has what is needed.`)]
}

/** Seconds by which clocks may differ: codes of second factors are good for thirty, and signatures are dated. */
const difference = { warning: 2, problem: 20 } as const

/** What a difference between the clocks means; positive when that of the database is ahead. */
export const clockFinding = (seconds: number): Finding => {
  const size = Math.abs(seconds)
  const sentence = `The clock of the database is ${size.toFixed(1)} s ${seconds > 0 ? 'ahead of' : 'behind'} that of this computer`
  if (size >= difference.problem)
    return clock.problem(`${sentence}: codes, sessions and signatures go wrong; set both by NTP.`)
  if (size >= difference.warning) return clock.warning(`${sentence}; set both by NTP.`)
  return clock.ok('The clocks of the database and of this computer agree.')
}

const checkClock = async ({ db }: DatabaseContext): Promise<Finding[]> => {
  const before = Date.now()
  const [row] = await db<{ now: number }[]>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`
  const here = (before + Date.now()) / 2
  return row ? [clockFinding((row.now - here) / 1_000)] : []
}

interface ServerConnections {
  /** Connections that the server takes of anybody but administrators. */
  readonly max: number
  readonly used: number
  /** Computers that run Lernspur on this database now; one when none does. */
  readonly stacks: number
}

/** Holds what the installation may open against what the server takes. */
export const connectionFindings = ({ max, used, stacks }: ServerConnections): Finding[] => {
  const needed = connectionsOfStack * Math.max(1, stacks)
  const whose = stacks > 1 ? `${stacks} installations open` : 'Lernspur opens'
  const enough =
    needed > max
      ? connections.problem(
          `${whose} up to ${needed} connections, and the database server takes ${max}: set its max_connections to at least ${needed + 10}.`,
        )
      : connections.ok(`${whose} up to ${needed} of the ${max} connections that the database server takes.`)
  return used > max * 0.9
    ? [enough, connections.warning(`${used} of the ${max} connections of the database server are in use now.`)]
    : [enough]
}

const checkConnections = async ({ db }: DatabaseContext): Promise<Finding[]> => {
  const [row] = await db<ServerConnections[]>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - current_setting('reserved_connections')::int as max,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as used,
      (select count(distinct coalesce(client_addr::text, '')) from pg_stat_activity
        where application_name = 'lernspur-gateway') as stacks`
  const [idle] = await db<{ count: number; minutes: number }[]>`
    select count(*) as count, coalesce(max(extract(epoch from now() - xact_start)) / 60, 0)::int as minutes
    from pg_stat_activity where backend_type = 'client backend' and xact_start < now() - interval '10 minutes'`
  return [
    ...(row ? connectionFindings(row) : []),
    ...(idle && idle.count > 0
      ? [
          connections.warning(
            `${idle.count} transactions are open for more than 10 minutes, the oldest for ${idle.minutes}: they keep deleted rows from being cleared.`,
          ),
        ]
      : []),
  ]
}

/** Milliseconds on average, and calls, from which a statement is told. */
const slow = { ms: 500, calls: 20 } as const
/** Characters of a statement that a sentence has. */
const statementLength = 120

const checkStatements = async ({ db }: DatabaseContext): Promise<Finding[]> => {
  const [view] = await db<{ isThere: boolean }[]>`select to_regclass('pg_stat_statements') is not null as is_there`
  if (!view?.isThere) {
    return [statements.ok('Slow statements are not counted: the database lacks the extension pg_stat_statements.')]
  }
  const rows = await db<{ query: string; ms: number; calls: number }[]>`
    select query, round(mean_exec_time)::int as ms, calls from pg_stat_statements
    where mean_exec_time >= ${slow.ms} and calls >= ${slow.calls} order by total_exec_time desc limit 5`
  if (rows.length === 0) return [statements.ok('No frequent statement is slow.')]
  return rows.map(({ query, ms, calls }) => {
    const text = query.replace(/\s+/g, ' ').trim().slice(0, statementLength)
    return statements.warning(`A statement took ${ms} ms on average in ${calls} calls: ${text}`)
  })
}

const each = async (checks: readonly Promise<Finding[]>[]): Promise<Finding[]> =>
  (
    await Promise.all(
      checks.map((check) => check.catch((error) => [problem(`The database fails: ${reasonOf(error)}.`)])),
    )
  ).flat()

/**
 * Looks at the database as its owner and changes nothing. `more` looks at what the installation has there, once it has
 * tables.
 */
export const checkDatabaseServer = async (
  ownerUrl: string,
  secret: string | undefined,
  more: (db: Database) => readonly Promise<Finding[]>[] = () => [],
): Promise<Finding[]> => {
  const blockers = await checkServer(ownerUrl)
  const db = connect(ownerUrl, { name: 'doctor', max: 2, statementTimeout: 10_000 })
  try {
    const [table] = await db<{ isThere: boolean }[]>`select to_regclass('public.tenant') is not null as is_there`
    const context = { db, isMigrated: table?.isThere ?? false }
    const own = context.isMigrated ? [checkOwnSecret(ownerUrl, secret), checkIndexes(db), ...more(db)] : []
    const [state, ...others] = [
      blockers.length > 0 ? Promise.resolve(blockers) : checkState(context),
      checkClock(context),
      checkConnections(context),
      checkStatements(context),
      ...own,
    ]
    return await each([state ?? Promise.resolve([]), ...others])
  } catch (error) {
    const known = toServerProblem(error)
    return blockers.length > 0 ? blockers : [problem(known instanceof Error ? known.message : reasonOf(error))]
  } finally {
    await db.end({ timeout: 1 })
  }
}
