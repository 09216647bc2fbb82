import type { ServiceName } from '@lernspur/contracts/wire/route'
import { withoutPooler } from '../connection/address'
import { connect, type Database } from '../connection/connect'
import { codeOf, isRefusedByPooler, isUnreachable } from '../connection/failure'
import { statementMs } from '../connection/settings'
import { noneWrites } from '../connection/writing-server'
import { DatabaseProblem, type DatabaseProblemReason } from '../database-problem'
import { ensureSchemaOwners } from '../roles/ensure-schema-owners'
import { ensureServiceRoles } from '../roles/ensure-service-roles'

// The schema uses uuidv7(), which came with this version.
const oldestVersion = 180_000

interface ServerRow {
  readonly number: number
  readonly name: string
  readonly user: string
  readonly database: string
  readonly encoding: string
  readonly mayCreateRoles: boolean
  readonly mayCreateTables: boolean
  readonly hasExtension: boolean
  readonly statementTimeout: number
  readonly isStandby: boolean
}

const askServer = async (owner: Database): Promise<ServerRow | undefined> => {
  const [row] = await owner<ServerRow[]>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name,
      current_user as user, current_database() as database, current_setting('server_encoding') as encoding,
      (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as may_create_roles,
      has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create')
        as may_create_tables,
      exists (select from pg_available_extensions where name = 'btree_gist') as has_extension,
      (select setting::integer from pg_settings where name = 'statement_timeout') as statement_timeout,
      pg_is_in_recovery() as is_standby`
  return row
}

/** What the server lacks, a sentence each. */
const faultsOf = ({ user, database, ...server }: ServerRow): { reason: DatabaseProblemReason; sentence: string }[] => {
  const faults: { holds: boolean; reason: DatabaseProblemReason; sentence: string }[] = [
    {
      holds: server.encoding === 'UTF8',
      reason: 'address',
      sentence: `The database ${database} must be encoded in UTF8, not in ${server.encoding}.`,
    },
    {
      holds: server.hasExtension,
      reason: 'version',
      sentence: 'The database server lacks the extension btree_gist, which Debian has in its package postgresql.',
    },
    {
      holds: server.mayCreateRoles,
      reason: 'rights',
      sentence: `The database user ${user} of DATABASE_URL may not create roles; grant it CREATEROLE.`,
    },
    {
      holds: server.mayCreateTables,
      reason: 'rights',
      sentence: `The database user ${user} of DATABASE_URL may not create tables in ${database}; make it its owner.`,
    },
  ]
  return faults.filter(({ holds }) => !holds)
}

const isPooler =
  'DATABASE_URL leads to a pooler such as PgBouncer. Lernspur also needs the server itself, to migrate, to listen and to hold locks: name it in LERNSPUR_DIRECT_DATABASE_URL.'

/** `statementTimeout`: with which the session began, in milliseconds. */
const checkServer = async (owner: Database, statementTimeout = statementMs): Promise<void> => {
  const server = await askServer(owner)
  // A pooler that was told to ignore settings of a session, which then would be those of somebody else.
  if (server && server.statementTimeout !== statementTimeout) throw new DatabaseProblem('address', isPooler)
  if (!server || server.number < oldestVersion) {
    throw new DatabaseProblem(
      'version',
      `Lernspur needs PostgreSQL 18 or newer; the server is ${server?.name ?? 'older'}.`,
    )
  }
  const faults = faultsOf(server)
  const [first] = faults
  if (first) throw new DatabaseProblem(first.reason, faults.map(({ sentence }) => sentence).join(' '))
}

/**
 * Checks whether the server at this address can be used, and changes nothing. Throws a DatabaseProblem that says what
 * is in the way.
 */
export const checkDatabase = async (ownerUrl: string): Promise<void> => {
  const owner = connect(ownerUrl, { name: 'check', max: 1 })
  try {
    await checkServer(owner)
  } catch (error) {
    throw toServerProblem(error)
  } finally {
    await owner.end({ timeout: 1 })
  }
}

/**
 * Checks the version of the server and creates the roles of services and owners, also of the given services that teams
 * have added. Throws a DatabaseProblem.
 */
export const prepareServer = async (
  owner: Database,
  ownerUrl: string,
  secret: string,
  {
    added = [],
    statementTimeout,
  }: { readonly added?: readonly ServiceName[]; readonly statementTimeout?: number } = {},
): Promise<void> => {
  await checkServer(owner, statementTimeout)
  await ensureServiceRoles(owner, ownerUrl, secret, added)
  await ensureSchemaOwners(owner, added)
}

/**
 * Checks whether the pooler at this address lets the owner into the same database. Throws a DatabaseProblem that says
 * what is in the way.
 */
export const checkPooler = async (ownerUrl: string): Promise<void> => {
  const [pooled, direct] = [
    connect(ownerUrl, { name: 'check', max: 1 }),
    connect(withoutPooler(ownerUrl), { name: 'check', max: 1 }),
  ]
  const ask = async (db: Database): Promise<string> => {
    const [row] = await db<{ is: string }[]>`
      select concat_ws(' ', current_database(), pg_postmaster_start_time()) as is`
    return row?.is ?? ''
  }
  try {
    const server = await ask(direct)
    const found = await ask(pooled).catch((error: unknown) => {
      throw toPoolerProblem(error)
    })
    if (server !== found)
      throw new DatabaseProblem('address', 'DATABASE_URL and LERNSPUR_DIRECT_DATABASE_URL lead to different servers.')
  } catch (error) {
    throw toServerProblem(error)
  } finally {
    await Promise.all([pooled.end({ timeout: 1 }), direct.end({ timeout: 1 })])
  }
}

const toPoolerProblem = (cause: unknown): unknown => {
  const of = (reason: DatabaseProblemReason, sentence: string) => new DatabaseProblem(reason, sentence, { cause })
  if (codeOf(cause).startsWith('28') || (codeOf(cause) === '08P01' && /auth|password|user/i.test(String(cause))))
    return of('rights', 'The pooler at DATABASE_URL refuses the user or password.')
  return isUnreachable(cause) ? of('unreachable', 'The pooler at DATABASE_URL does not answer.') : cause
}

/** An error of the server or of the connection to it, as a DatabaseProblem; anything else unchanged. */
export const toServerProblem = (cause: unknown): unknown => {
  const problem = (reason: DatabaseProblemReason, sentence: string) => new DatabaseProblem(reason, sentence, { cause })
  if (cause instanceof DatabaseProblem) return cause
  if (isRefusedByPooler(cause)) return problem('address', isPooler)
  if (codeOf(cause) === noneWrites) return problem('unreachable', 'None of the servers of DATABASE_URL takes writes.')
  if (isUnreachable(cause)) return problem('unreachable', 'The database at DATABASE_URL does not answer.')
  if (codeOf(cause) === '3D000') return problem('unreachable', 'The database that DATABASE_URL names does not exist.')
  if (codeOf(cause).startsWith('28'))
    return problem('rights', 'The database refuses the user or password of DATABASE_URL.')
  // Name resolution and certificate errors.
  if (cause instanceof Error && codeOf(cause)) {
    return problem('unreachable', `The database at DATABASE_URL cannot be used: ${cause.message}.`)
  }
  return cause
}
