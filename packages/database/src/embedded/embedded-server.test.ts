import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../connection/connect'
import { DatabaseProblem } from '../database-problem'
import { type EmbeddedServer, startEmbedded } from './embedded-server'

// Steps of one life of a server: they follow each other, because setting one up takes a second.
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lernspur-embedded-'))
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

const query = async <Row extends object>(url: string, statement: string): Promise<Row | undefined> => {
  const db = connect(url, { name: 'test', max: 1 })
  try {
    const [row] = await db.unsafe<Row[]>(statement)
    return row
  } finally {
    await db.end()
  }
}

const problemOf = async (work: Promise<unknown>): Promise<DatabaseProblem> => {
  const error = await work.catch((thrown: unknown) => thrown)
  if (error instanceof DatabaseProblem) return error
  throw new Error('Expected a DatabaseProblem.', { cause: error })
}

/** Starts the server from another process, as a supervisor does, which then waits to be killed. */
const startElsewhere = async (): Promise<{ kill(): Promise<unknown> }> => {
  const script = `
    import { startEmbedded } from ${JSON.stringify(join(import.meta.dir, 'embedded-server'))}
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    console.log('started')
    setInterval(() => {}, 1000)`
  const child = Bun.spawn({ cmd: [process.execPath, '-e', script], stdout: 'pipe', stderr: 'inherit' })
  const { value } = await child.stdout.getReader().read()
  expect(new TextDecoder().decode(value)).toBe('started\n')
  return {
    kill: () => {
      child.kill('SIGKILL')
      return child.exited
    },
  }
}

const postmasterFile = () => join(dataDir, 'cluster/data/postmaster.pid')
const postmaster = async (): Promise<number> => Number((await readFile(postmasterFile(), 'utf8')).split('\n')[0])

const withServer = async <T>(work: (server: EmbeddedServer) => Promise<T>): Promise<T> => {
  const server = await startEmbedded({ dataDir })
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

describe('lifecycle', () => {
  test('initialises itself with German collation and UTC, reachable by its socket and password only', async () => {
    const lines: string[] = []
    const server = await startEmbedded({ dataDir, log: (line) => lines.push(line) })
    expect(lines).toEqual(['Setting up the database …'])
    const found = await query(
      server.ownerUrl,
      `select
        (select string_agg(name, '' order by name collate "de-x-icu") from unnest('{z,Ä,b,ä,A,a}'::text[]) as name) as names,
        lower('ÄÖÜ') as lower, current_setting('TimeZone') as zone, current_setting('server_encoding') as encoding,
        current_setting('listen_addresses') as addresses, current_database() as name, rolsuper as is_super
      from pg_roles where rolname = current_user`,
    )
    expect(found).toEqual({
      names: 'aAäÄbz',
      lower: 'äöü',
      zone: 'UTC',
      encoding: 'UTF8',
      addresses: '',
      name: 'lernspur',
      isSuper: true,
    })
    const otherAddress = server.ownerUrl.replace(/:[0-9a-f]+@/, ':wrong@')
    expect(await query(otherAddress, 'select 1').catch((error) => error.code)).toBe('28P01')
    await server.stop()
    expect(await query(server.ownerUrl, 'select 1').catch((error) => error.code)).toBe('ENOENT')
  }, 60_000)

  test('keeps its data and its address', async () => {
    const first = await withServer(async ({ ownerUrl }) => {
      await query(ownerUrl, 'create table kept as select 1 as one')
      return ownerUrl
    })
    await withServer(async ({ ownerUrl }) => {
      expect(ownerUrl).toBe(first)
      expect(await query<object>(ownerUrl, 'select one from kept')).toEqual({ one: 1 })
    })
  })

  test('refuses a second start in one sentence, and never logs personal data', async () => {
    await withServer(async ({ ownerUrl }) => {
      const problem = await problemOf(startEmbedded({ dataDir }))
      expect(problem.reason).toBe('locked')
      expect(problem.message).toMatch(/^The data folder .* is in use by another Lernspur; [^\n]+\.$/)
      await query(ownerUrl, `select 'Wilhelmine'::integer`).catch(() => undefined)
    })
    const logs = join(dataDir, 'cluster/log')
    const texts = await Promise.all((await readdir(logs)).map((name) => readFile(join(logs, name), 'utf8')))
    expect(texts.join()).toContain('ready to accept connections')
    expect(texts.join()).not.toContain('Wilhelmine')
  })

  test('attaches to a server whose supervisor was killed', async () => {
    await (await startElsewhere()).kill()
    const pid = await postmaster()
    await withServer(async ({ ownerUrl }) => {
      expect(await postmaster()).toBe(pid)
      expect(await query<object>(ownerUrl, 'select one from kept')).toEqual({ one: 1 })
    })
  })

  test('recovers when supervisor and server were killed', async () => {
    await (await startElsewhere()).kill()
    process.kill(await postmaster(), 'SIGKILL')
    await withServer(async ({ ownerUrl }) => {
      expect(await query<object>(ownerUrl, 'select one from kept')).toEqual({ one: 1 })
    })
  })

  test('ignores a process that has the id of a killed server', async () => {
    await (await startElsewhere()).kill()
    const killed = await postmaster()
    process.kill(killed, 'SIGKILL')
    const file = await readFile(postmasterFile(), 'utf8')
    await writeFile(postmasterFile(), file.replace(`${killed}`, `${process.pid}`))
    await withServer(async ({ ownerUrl }) => {
      expect(await query<object>(ownerUrl, 'select one from kept')).toEqual({ one: 1 })
    })
  })

  test('runs in a folder that others may enter as well as in one that they may not', async () => {
    await chmod(dataDir, 0o755)
    await withServer(async ({ ownerUrl }) => {
      expect(await query<object>(ownerUrl, 'select one from kept')).toEqual({ one: 1 })
    })
  })

  test('reports the version of incompatible data', async () => {
    const path = join(dataDir, 'cluster/data/PG_VERSION')
    await writeFile(path, '9\n')
    expect((await problemOf(startEmbedded({ dataDir }))).message).toMatch(/was made by PostgreSQL 9, .* version 18\.$/)
    await writeFile(path, '18\n')
  })

  test('reports the server’s error when it does not start', async () => {
    await writeFile(join(dataDir, 'cluster/data/postgresql.auto.conf'), 'nonsense = 1\n')
    const problem = await problemOf(startEmbedded({ dataDir }))
    expect(problem.message).toMatch(/^PostgreSQL did not start: [^\n]*postgresql.auto.conf[^\n]* \(see [^\n]*log\)\.$/)
  })
})

test('reports an unusable data folder', async () => {
  const path = join(dataDir, 'file')
  await writeFile(path, '')
  const problem = await problemOf(startEmbedded({ dataDir: path }))
  expect([problem.reason, problem.message.includes(path)]).toEqual(['not-writable', true])
})

test('processes that share a server may start it concurrently', async () => {
  const shared = await mkdtemp(join(tmpdir(), 'lernspur-shared-'))
  const servers = await Promise.all(
    [1, 2, 3].map(() => startEmbedded({ dataDir: shared, isShared: true, isDurable: false })),
  )
  expect(new Set(servers.map(({ ownerUrl }) => ownerUrl)).size).toBe(1)
  await servers[0]?.stop()
  await rm(shared, { recursive: true })
}, 60_000)
