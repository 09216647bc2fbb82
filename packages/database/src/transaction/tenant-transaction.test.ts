import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { connect, type Database } from '../connection/connect'
import { twoSchools } from '../testing/two-schools'
import { readTenant, type Transaction, writeTenant } from './tenant-transaction'

let school: Awaited<ReturnType<typeof twoSchools>>
beforeAll(async () => {
  school = await twoSchools()
}, 60_000)
afterAll(() => school.close())

const addStudent = (tx: Transaction, tenantId: string, name: string) =>
  tx<{ id: string }[]>`
    insert into student (tenant_id, first_name, last_name) values (${tenantId}, ${name}, 'Test') returning id`

const countNamed = async (name: string): Promise<number> => {
  const [row] = await school.owner<{ count: number }[]>`select count(*) from student where first_name = ${name}`
  return row?.count ?? 0
}

describe('reading', () => {
  test('starts no parallel workers for a call', async () => {
    const { db, first } = school
    const [[setting]] = await readTenant(db, first, (tx) => [
      tx<{ workers: string }[]>`select current_setting('max_parallel_workers_per_gather') as workers`,
    ])
    expect(setting?.workers).toBe('0')
  })

  test('returns the rows of each query in order, in wire format', async () => {
    const { db, first, anna } = school
    const [students, counts, [shapes]] = await readTenant(db, first, (tx) => [
      tx`select id, first_name, last_name from student where id = ${anna}`,
      tx<{ count: number }[]>`select count(*) from student where id = any(${[anna]})`,
      tx`select
        '2026-11-21 06:00:00.123456+01'::timestamptz as some_instant,
        '2026-02-03'::date as some_day,
        array['2026-02-03'::date] as some_days,
        null::timestamptz as nothing`,
    ])
    expect([...students]).toEqual([{ id: anna, firstName: 'Anna', lastName: 'Ä' }])
    expect(counts[0]?.count).toBe(1)
    expect(shapes).toEqual({
      someInstant: '2026-11-21T05:00:00.123456Z',
      someDay: '2026-02-03',
      someDays: ['2026-02-03'],
      nothing: null,
    })
  })

  test('accepts instants and days as it returned them', async () => {
    const instant = '2026-11-21T05:00:00.123456Z'
    const [[row]] = await readTenant(school.db, school.first, (tx) => [
      tx`select ${instant}::timestamptz as instant, ${'2026-02-03'}::date as day, ${new Date(0)}::timestamptz as epoch`,
    ])
    expect(row).toEqual({ instant, day: '2026-02-03', epoch: '1970-01-01T00:00:00Z' })
  })

  test('sees nothing of another school', async () => {
    const [rows] = await readTenant(school.db, school.second, (tx) => [tx`select id from student`])
    expect(rows).toHaveLength(0)
    expect(await school.db`select id from student`).toHaveLength(0)
  })

  test('cannot write', async () => {
    const { db, first } = school
    const reading = readTenant(db, first, (tx) => [addStudent(tx, first, 'Nie')])
    expect(await reading.catch((error) => error.code)).toBe('25006')
  })

  test('reports the error of the query that failed, and keeps the connection usable', async () => {
    const { db, first } = school
    const reading = readTenant(db, first, (tx) => [tx`select 1`, tx`select 1 / 0`, tx`select 2`])
    expect(await reading.catch((error) => error.code)).toBe('22012')
    const [[row]] = await readTenant(db, first, (tx) => [tx`select 3 as three`])
    expect(row?.three).toBe(3)
  })

  test('a parameter that cannot be sent does not shift other answers', async () => {
    const { db, first } = school
    const parameters: (number | undefined)[] = Array.from({ length: 60 }, (_, index) => (index % 7 ? index : undefined))
    const outcomes = await Promise.allSettled(
      parameters.map(async (parameter) => {
        const [[row]] = await readTenant(db, first, (tx) => [
          tx`select ${parameter as number}::int as echo`,
          tx`select 0`,
        ])
        return row?.echo
      }),
    )
    const received = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.code))
    expect(received).toEqual(parameters.map((parameter) => parameter ?? 'UNDEFINED_VALUE'))
  })

  test('single queries keep their answers as well', async () => {
    const parameters: (number | undefined)[] = Array.from({ length: 60 }, (_, index) => (index % 7 ? index : undefined))
    const outcomes = await Promise.allSettled(
      parameters.map(async (parameter) => (await school.db`select ${parameter as number}::int as echo`)[0]?.echo),
    )
    const received = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.code))
    expect(received).toEqual(parameters.map((parameter) => parameter ?? 'UNDEFINED_VALUE'))
  })
})

describe('writing', () => {
  test('commits everything', async () => {
    const { db, first } = school
    await writeTenant(db, first, async (tx) => {
      await addStudent(tx, first, 'Beide')
      await addStudent(tx, first, 'Beide')
    })
    expect(await countNamed('Beide')).toBe(2)
  })

  test('rolls back when the work throws, and rethrows the error', async () => {
    const { db, first } = school
    const refusal = new Error('Nein')
    const writing = writeTenant(db, first, async (tx) => {
      await addStudent(tx, first, 'Verworfen')
      throw refusal
    })
    expect(await writing.catch((error) => error)).toBe(refusal)
    expect(await countNamed('Verworfen')).toBe(0)
  })

  test('never reports success when a statement failed unnoticed', async () => {
    const { db, first } = school
    const writing = writeTenant(db, first, async (tx) => {
      await addStudent(tx, first, 'Halb')
      await tx`select 1 / 0`.catch(() => undefined)
    })
    expect(writing).rejects.toThrow('rolled back')
    await writing.catch(() => undefined)
    expect(await countNamed('Halb')).toBe(0)
  })

  test('cannot write into another school', async () => {
    const { db, first, second } = school
    const writing = writeTenant(db, first, (tx) => addStudent(tx, second, 'Fremd'))
    expect(await writing.catch((error) => error.code)).toBe('42501')
  })

  test('a parameter that cannot be sent fails the work with its own error', async () => {
    const { db, first } = school
    const writing = writeTenant(db, first, (tx) => tx`select ${undefined as unknown as string}`)
    expect(await writing.catch((error) => error.code)).toBe('UNDEFINED_VALUE')
  })

  test('abandoned work cannot continue after the end', async () => {
    const { db, first } = school
    let late: Promise<unknown> | undefined
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    await writeTenant(db, first, async (tx) => {
      late = ended.then(() => addStudent(tx, first, 'Spät'))
    })
    end()
    expect(late).rejects.toThrow('The transaction is over')
    await late?.catch(() => undefined)
    expect(await countNamed('Spät')).toBe(0)
  })
})

describe('transient failures are retried', () => {
  test('a table that changed behind a prepared statement', async () => {
    const { owner, serviceUrl, first, anna } = school
    const db = connect(serviceUrl, { name: 'test-change', max: 1 })
    const read = () => readTenant(db, first, (tx) => [tx`select * from student where id = ${anna}`])
    await read()
    await owner`alter table student add column nickname text`
    const [[row]] = await read()
    expect(row).toHaveProperty('nickname', null)
    await owner`alter table student drop column nickname`
    await db.end()
  })

  test('a deadlock', async () => {
    const { db, first } = school
    const [one, two] = await writeTenant(db, first, async (tx) => [
      ...(await addStudent(tx, first, 'Kreuz')),
      ...(await addStudent(tx, first, 'Kreuz')),
    ])
    const bothLocked = Promise.withResolvers<void>()
    let locked = 0
    const rename = (ids: (string | undefined)[]) =>
      writeTenant(db, first, async (tx) => {
        for (const id of ids) {
          await tx`update student set last_name = last_name || '!' where tenant_id = ${first} and id = ${id ?? ''}`
          locked += 1
          if (locked >= 2) bothLocked.resolve()
          await bothLocked.promise
        }
      })
    await Promise.all([rename([one?.id, two?.id]), rename([two?.id, one?.id])])
    const rows = await school.owner`select last_name from student where first_name = 'Kreuz'`
    expect(rows.map(({ lastName }) => lastName)).toEqual(['Test!!', 'Test!!'])
  })

  test('deadlocks in a row, but not without end', async () => {
    const { db, first } = school
    const failing = (times: number) => {
      let attempts = 0
      const done = writeTenant(db, first, async (tx) => {
        attempts += 1
        await addStudent(tx, first, `Reihe ${times}`)
        if (attempts <= times) await tx`do $$ begin raise exception 'again' using errcode = 'deadlock_detected'; end $$`
        return attempts
      })
      return done.catch((error) => `${error.code} after ${attempts}`)
    }
    expect([await failing(3), await countNamed('Reihe 3')]).toEqual([4, 1])
    expect([await failing(4), await countNamed('Reihe 4')]).toEqual(['40P01 after 4', 0])
  })

  test('a connection that was lost before the commit', async () => {
    const { owner, db, first } = school
    let attempts = 0
    await writeTenant(db, first, async (tx) => {
      attempts += 1
      await addStudent(tx, first, 'Einmal')
      if (attempts === 1) await owner`select pg_terminate_backend(${await backend(tx)}, 5000)`
      await addStudent(tx, first, 'Einmal')
    })
    expect([attempts, await countNamed('Einmal')]).toEqual([2, 2])
  })

  test('connections lost while idle', async () => {
    const { owner, db, first } = school
    await owner`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and application_name = 'lernspur-test-service'`
    const answers = Array.from({ length: 8 }, () => readTenant(db, first, (tx) => [tx`select 1 as one`]))
    expect((await Promise.all(answers)).map(([[row]]) => row?.one)).toEqual(Array(8).fill(1))
    expect((await db`select 1 as one`)[0]?.one).toBe(1)
  })
})

const backend = async (tx: Transaction): Promise<number> => {
  const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
  return row?.pid ?? 0
}

test('a statement that takes too long is cancelled', async () => {
  const db = connect(school.serviceUrl, { name: 'test-slow', max: 1, statementTimeout: 500 })
  const reading = readTenant(db, school.first, (tx) => [tx`select pg_sleep(60)`])
  expect(await reading.catch((error) => error.code)).toBe('57014')
  await db.end()
})

test('a server that hangs fails queries and transactions in time', async () => {
  // Accepts connections, as the kernel does for a stopped server, and never answers.
  const silent = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data: () => {} } })
  const db = connect(`postgres://nobody@127.0.0.1:${silent.port}/none`, { name: 'test-hang', max: 1 })
  const work = [db`select 1`, readTenant(db, school.first, (tx) => [tx`select 1`])]
  const outcomes = await Promise.allSettled(work)
  for (const outcome of outcomes) expect(outcome.status === 'rejected' && outcome.reason.code).toMatch(/^CONNECT/)
  await db.end({ timeout: 0 })
  silent.stop(true)
}, 60_000)

test('an unreachable server fails the work, not the process', async () => {
  const url = new URL(school.serviceUrl)
  url.searchParams.set('host', '/nowhere')
  const db = connect(url.href, { name: 'test-away', max: 1 })
  const work = [
    readTenant(db, school.first, (tx) => [tx`select 1`]),
    writeTenant(db, school.first, (tx) => tx`select 1`),
  ]
  const outcomes = await Promise.allSettled(work)
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual(['ENOENT', 'ENOENT'])
  await db.end()
}, 30_000)

/** The process of the server that a transaction had. */
const processOf = async (db: Database): Promise<number | undefined> => {
  const [row] = await writeTenant(db, school.first, (tx) => tx<{ pid: number }[]>`select pg_backend_pid() as pid`)
  return row?.pid
}

test('a connection is used again, but not for ever', async () => {
  const persistent = connect(school.serviceUrl, { name: 'test-persistent', max: 1 })
  expect(await processOf(persistent)).toBe(await processOf(persistent))
  const brief = connect(school.serviceUrl, { name: 'test-brief', max: 1, lifetimeMs: 1 })
  const first = await processOf(brief)
  // The age of a connection is looked at by a timer.
  while ((await processOf(brief)) === first) await Bun.sleep(5)
  await Promise.all([persistent.end(), brief.end()])
})

test('a connection that only reads, as after a failover, is given up, and what was to be written is written', async () => {
  const db = connect(school.serviceUrl, { name: 'test-failover', max: 1 })
  const before = await writeTenant(db, school.first, async (tx) => {
    await tx`select set_config('default_transaction_read_only', 'on', false)`
    const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
    return row?.pid
  })
  await writeTenant(db, school.first, (tx) => addStudent(tx, school.first, 'Umgezogen'))
  expect(await countNamed('Umgezogen')).toBe(1)
  expect(await processOf(db)).not.toBe(before)
  await db.end()
})
