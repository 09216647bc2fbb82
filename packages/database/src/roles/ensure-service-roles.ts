import { connect, type Database } from '../connection/connect'
import { codeOf } from '../connection/failure'
import { idleTransactionMs, parallelWorkers, statementMs } from '../connection/settings'
import { DatabaseProblem } from '../database-problem'
import { retryRoleChange } from './retry-role-change'
import { roleUrl } from './role-url'
import { scramVerifier } from './scram'
import { type RoleName, roleNames, rolePassword, type ServiceRole, serviceRole } from './service-role'

interface RoleRow {
  readonly mayDoMore: boolean
  readonly maySignIn: boolean
  readonly mayConnect: boolean
  readonly mayUseSchema: boolean
}

const limits = 'login nosuperuser nobypassrls nocreatedb nocreaterole noreplication'

const findRole = async (owner: Database, role: ServiceRole): Promise<RoleRow | undefined> => {
  const [row] = await owner<RoleRow[]>`
    select
      rolcanlogin as may_sign_in,
      rolsuper or rolbypassrls or rolcreatedb or rolcreaterole or rolreplication as may_do_more,
      has_database_privilege(oid, current_database(), 'connect') as may_connect,
      has_schema_privilege(oid, 'public', 'usage') as may_use_schema
    from pg_roles
    where rolname = ${role}`
  return row
}

const acceptsPassword = async (url: string): Promise<boolean> => {
  const service = connect(url, { name: 'migrate', max: 1 })
  try {
    await service`select 1`
    return true
  } catch {
    return false
  } finally {
    await service.end()
  }
}

/**
 * A role in use keeps its password. For an owner who may not change the role at all, the change itself fails and says
 * so.
 */
const checkIsIdle = async (owner: Database, role: ServiceRole): Promise<void> => {
  const [user] = await owner<{ database: string }[]>`
    select datname as database from pg_stat_activity
    where usename = ${role} and datname is not null and pg_has_role(${role}, 'member with admin option')
    limit 1`
  if (!user) return
  throw new DatabaseProblem(
    'in-use',
    `A Lernspur with another LERNSPUR_SECRET runs on this database server (database ${user.database}), and both would use the same roles. Set the secret of that one, or take a database server of its own.`,
  )
}

const ensureRole = async (owner: Database, role: ServiceRole, url: string, password: string): Promise<void> => {
  const found = await findRole(owner, role)
  const setPassword = `password '${scramVerifier(password)}'`
  if (!found) await owner.unsafe(`create role ${role} ${limits} ${setPassword}`)
  else if (found.mayDoMore || !found.maySignIn) await owner.unsafe(`alter role ${role} ${limits}`)
  const rights = found ?? (await findRole(owner, role))
  if (!rights?.mayConnect) {
    await owner`grant connect on database ${owner(await databaseName(owner))} to ${owner(role)}`
  }
  if (!rights?.mayUseSchema) await owner`grant usage on schema public to ${owner(role)}`
  await ensureRoleSettings(owner, role)
  if (!found || (await acceptsPassword(url))) return
  await checkIsIdle(owner, role)
  await owner.unsafe(`alter role ${role} ${setPassword}`)
}

/**
 * What a session of the role begins with where a pooler does not pass the product's own settings to the server. They are
 * written once, because roles belong to all databases of the server.
 */
const ensureRoleSettings = async (owner: Database, role: ServiceRole): Promise<void> => {
  const settings = {
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    max_parallel_workers_per_gather: parallelWorkers,
  }
  const wanted = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  const [found] = await owner<{ has: boolean }[]>`
    select coalesce(bool_or(s.setconfig @> ${wanted}::text[]), false) as has
    from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
    where s.setdatabase = 0 and r.rolname = ${role}`
  if (found?.has) return
  try {
    for (const one of wanted) await owner.unsafe(`alter role ${role} set ${one.replace('=', ' = ')}`)
  } catch (error) {
    // A role that somebody else made keeps what it has; without a pooler the product sets all of it itself.
    if (codeOf(error) !== '42501') throw error
  }
}

const databaseName = async (owner: Database): Promise<string> => {
  const [row] = await owner<{ name: string }[]>`select current_database() as name`
  return row?.name ?? ''
}

/**
 * Makes the login role of each service of the product and of the given further ones, or restores its limits and its
 * derived password. Throws a DatabaseProblem when
 * the owner may not manage roles, or when they belong to another running installation.
 */
export const ensureServiceRoles = async (
  owner: Database,
  ownerUrl: string,
  secret: string,
  further: readonly RoleName[] = [],
): Promise<void> => {
  const [rights] = await owner<{ user: string; mayCreateRoles: boolean }[]>`
    select current_user as user, rolsuper or rolcreaterole as may_create_roles from pg_roles where rolname = current_user`
  if (!rights?.mayCreateRoles) {
    throw new DatabaseProblem(
      'rights',
      `The database user ${rights?.user ?? ''} of DATABASE_URL may not create roles; grant it CREATEROLE.`,
    )
  }
  for (const service of [...roleNames, ...further]) {
    const role = serviceRole(service)
    try {
      const url = roleUrl(ownerUrl, service, secret)
      await retryRoleChange(() => ensureRole(owner, role, url, rolePassword(role, secret)))
    } catch (error) {
      if (codeOf(error) !== '42501') throw error
      throw new DatabaseProblem(
        'rights',
        `The database user ${rights.user} may not change the role ${role}, which somebody else made.`,
        { cause: error },
      )
    }
  }
}
