import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@lernspur/database/connection/connect'
import { ensureProgram } from '../debian-package'
import { freePort } from '../free-port'

/** A program beside the product that a test may end, silence and start again. */
export interface Program {
  readonly port: number
  signal(name: NodeJS.Signals): void
  /** Starts it again after it has ended. */
  start(): Promise<void>
  stop(): Promise<void>
}

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

/** Waits until something listens on a port. */
export const untilListening = async (port: number, exited: () => boolean): Promise<void> => {
  const deadline = Date.now() + 10_000
  for (;;) {
    try {
      const socket = await Bun.connect({ hostname: '127.0.0.1', port, socket: { data: () => {} } })
      socket.end()
      return
    } catch (error) {
      if (exited() || Date.now() > deadline) throw error
      await Bun.sleep(20)
    }
  }
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
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  if ('uid' in user) for (const path of [folder, users, settings]) chownSync(path, nobody, nobody)
  let running: Bun.Subprocess | undefined
  const start = async (): Promise<void> => {
    await running?.exited
    const child = Bun.spawn([program, '-q', settings], {
      cwd: folder,
      stdin: 'ignore',
      stdout: 'ignore',
      stderr: 'ignore',
      ...user,
    })
    running = child
    await untilListening(port, () => child.exitCode !== null)
  }
  await start()
  return {
    port,
    signal: (name) => running?.kill(name),
    start,
    stop: async () => {
      running?.kill('SIGKILL')
      await running?.exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
