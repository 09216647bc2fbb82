import { chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@lernspur/database/connection/connect'
import { ensureProgram } from '../debian-package'
import { freePort } from '../free-port'
import { type Program, startProgram } from './program'

const lookup = 'pooler'
const lookupPassword = 'looks-up-passwords'

/** The role by which poolers find the passwords of all others, as real-schools.md says. `ownerUrl`: a superuser's. */
export const preparePooling = async (ownerUrl: string): Promise<void> => {
  const db = connect(ownerUrl, { name: 'test', max: 1 })
  await db.unsafe(`create role ${lookup} login password '${lookupPassword}'`)
  await db.unsafe('create schema pooler')
  await db.unsafe(`
    create function pooler.password_of(name text) returns table (username text, password text)
      language sql security definer set search_path = pg_catalog
      as $$ select rolname::text, rolpassword from pg_authid where rolname = name and rolcanlogin $$`)
  await db.unsafe(`revoke all on function pooler.password_of(text) from public`)
  await db.unsafe(`grant usage on schema pooler to ${lookup}`)
  await db.unsafe(`grant execute on function pooler.password_of(text) to ${lookup}`)
  await db.end()
}

/** PgBouncer needs a user of its own. */
const nobody = 65_534

/** A PgBouncer that shares connections by transaction, in front of the server on a port. `more` is further settings. */
export const startPooler = async (serverPort: number, more: readonly string[] = []): Promise<Program> => {
  const program = await ensureProgram('pgbouncer')
  const folder = mkdtempSync(join(tmpdir(), 'lernspur-pooler-'))
  const port = freePort()
  const users = join(folder, 'users.txt')
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"${lookup}" "${lookupPassword}"\n`)
  writeFileSync(
    settings,
    [
      '[databases]',
      `lernspur = host=127.0.0.1 port=${serverPort}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${users}`,
      `auth_user = ${lookup}`,
      'auth_query = select username, password from pooler.password_of($1)',
      'pool_mode = transaction',
      'default_pool_size = 8',
      'max_client_conn = 1000',
      'query_wait_timeout = 5',
      'server_connect_timeout = 2',
      'server_login_retry = 1',
      ...more,
      '',
    ].join('\n'),
  )
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined
  if (user) for (const path of [folder, users, settings]) chownSync(path, nobody, nobody)
  return startProgram({ command: [program, '-q', settings], port, folder, user })
}
