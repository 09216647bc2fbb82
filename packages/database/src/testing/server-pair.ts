import { chown, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { toAddress } from '../connection/address'
import { connect } from '../connection/connect'
import { openConnection } from '../connection/open-connection'
import { type Cluster, openCluster, ownerPassword } from '../embedded/cluster'
import { database, ownerName } from '../embedded/owner-address'
import { shiftedClock } from '../embedded/run-command'
import { serverBinaries } from '../embedded/server-binaries'
import { serverUser } from '../embedded/server-user'
import { testFolder } from './test-folder'

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** One of the two servers, as a process of its own that listens on a port. */
interface PairedServer {
  readonly port: number
  readonly cluster: Cluster
  process: Bun.Subprocess | undefined
}

const settings = (port: number): Record<string, string | number> => ({
  // A second name each, for addresses with several ways to one server.
  listen_addresses: '127.0.0.1, 127.0.0.2, 127.0.0.3',
  unix_socket_directories: '',
  port,
  max_connections: 200,
  wal_level: 'replica',
  wal_keep_size: '1GB',
  hot_standby: 'on',
  TimeZone: 'UTC',
  jit: 'off',
  // A killed process leaves what it wrote to the system; only a power cut would take that.
  fsync: 'off',
  full_page_writes: 'off',
  log_min_messages: 'log',
})

const processesOf = async ({ process: server }: PairedServer): Promise<number[]> => {
  if (!server) return []
  const children: number[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (Number(parent) === server.pid) children.push(Number(name))
  }
  return [server.pid, ...children]
}

/** The postmaster comes first, so that it does not begin to recover. */
const signal = async (server: PairedServer, name: NodeJS.Signals): Promise<void> => {
  for (const pid of await processesOf(server)) {
    try {
      process.kill(pid, name)
    } catch {
      // It has just ended.
    }
  }
}

/** A primary and a standby that confirms each commit, each reached by a port of its own; for tests of failovers. */
export interface ServerPair {
  /** Superuser's address of whichever of the two writes. */
  readonly ownerUrl: string
  /** Ports, the primary's first at the beginning. */
  readonly ports: readonly [number, number]
  /** Port of the server that is primary now. */
  primaryPort(): number
  /** Sends a signal to all processes of the primary. */
  signalPrimary(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>
  /** Makes the standby the primary and ends the former one for good, as a cluster manager does. */
  failOver(): Promise<void>
  /** Makes the server that is down a standby of the other one, from a fresh copy. */
  rebuildStandby(): Promise<void>
  close(): Promise<void>
}

/** Starts both. Needs `/proc`. */
export const openServerPair = async (): Promise<ServerPair> => {
  const memory = dirname(testFolder())
  const folder = await mkdtemp(join(memory === '.' ? tmpdir() : memory, 'lernspur-pair-'))
  const user = await serverUser(join(folder, 'none'))
  if (user) await chown(folder, user.uid, user.gid)
  const binaries = await serverBinaries(folder, user)
  const first = await openCluster(join(folder, 'one'), user, binaries, () => undefined)
  const password = await ownerPassword(first)
  const ports = [await freePort(), await freePort()] as const
  const second: Cluster = { ...first, folder: join(folder, 'two'), data: join(folder, 'two', 'data') }
  const servers: readonly [PairedServer, PairedServer] = [
    { port: ports[0], cluster: first, process: undefined },
    { port: ports[1], cluster: second, process: undefined },
  ]
  let primary: PairedServer = servers[0]
  const standby = (): PairedServer => (primary === servers[0] ? servers[1] : servers[0])
  const urlOf = ({ port }: PairedServer, name: string = database): string =>
    `postgres://${ownerName}:${password}@127.0.0.1:${port}/${name}`

  const ask = async (server: PairedServer, statement: string, name?: string): Promise<readonly object[]> => {
    const db = connect(urlOf(server, name), { name: 'pair', max: 1 })
    try {
      return await db.unsafe(statement)
    } finally {
      await db.end({ timeout: 1 })
    }
  }
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    const deadline = Date.now() + 60_000
    while (!(await isSo().catch(() => false))) {
      if (Date.now() > deadline) throw new Error('A server of the pair did not get ready.')
      await Bun.sleep(50)
    }
  }
  const start = async (server: PairedServer): Promise<void> => {
    const { cluster, port } = server
    const options = Object.entries(settings(port)).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    server.process = Bun.spawn([join(binaries.bin, 'postgres'), '-D', cluster.data, ...options], {
      cwd: cluster.data,
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', ...shiftedClock() },
      stdin: 'ignore',
      stdout: 'ignore',
      stderr: Bun.file(join(cluster.folder, 'log.txt')),
      ...user,
    })
    await until(async () => (await ask(server, 'select 1', 'postgres')).length > 0)
  }
  const kill = async (server: PairedServer): Promise<void> => {
    const running = server.process
    if (!running) return
    await signal(server, 'SIGKILL')
    await running.exited
    server.process = undefined
  }
  const setConfirming = async (isConfirming: boolean): Promise<void> => {
    await ask(primary, `alter system set synchronous_standby_names = '${isConfirming ? '*' : ''}'`)
    await ask(primary, 'select pg_reload_conf()')
  }
  const copy = async (from: PairedServer, to: PairedServer): Promise<void> => {
    const target = to.cluster
    await rm(target.folder, { recursive: true, force: true })
    const connection = await openConnection(toAddress(urlOf(from)), { name: 'copy', statementTimeout: 0 })
    const { sql } = connection
    try {
      await sql`select pg_backup_start('pair', true)`
      // Files that vanish while they are copied are among those that the log brings back.
      await cp(from.cluster.folder, target.folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
      const [stop] = await sql<{ labelfile: string }[]>`select labelfile from pg_backup_stop(false)`
      await writeFile(join(target.data, 'backup_label'), stop?.labelfile ?? '')
    } finally {
      await connection.end()
    }
    for (const name of ['postmaster.pid', 'postmaster.opts']) await rm(join(target.data, name), { force: true })
    const source = `host=127.0.0.1 port=${from.port} user=${ownerName} password=${password}`
    await writeFile(join(target.data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
    await writeFile(join(target.data, 'standby.signal'), '')
    if (user) {
      const owned = Bun.spawn(['chown', '-R', `${user.uid}:${user.gid}`, target.folder])
      if ((await owned.exited) !== 0) throw new Error('The copy could not be given to its user.')
    }
  }
  const rebuildStandby = async (): Promise<void> => {
    const to = standby()
    await kill(to)
    await copy(primary, to)
    await start(to)
    await until(
      async () => (await ask(primary, "select 1 from pg_stat_replication where state = 'streaming'")).length > 0,
    )
    await setConfirming(true)
  }

  await start(primary)
  await ask(primary, `create database ${database}`, 'postgres')
  await rebuildStandby()
  return {
    ownerUrl: `postgres://${ownerName}:${password}@127.0.0.1:${ports[0]},127.0.0.1:${ports[1]}/${database}?target_session_attrs=read-write`,
    ports,
    primaryPort: () => primary.port,
    signalPrimary: (name) => (name === 'SIGKILL' ? kill(primary) : signal(primary, name)),
    failOver: async () => {
      await kill(primary)
      primary = standby()
      await ask(primary, 'select pg_promote(true, 20)')
    },
    rebuildStandby,
    close: async () => {
      await Promise.all(servers.map(kill))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
