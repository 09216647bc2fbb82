import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { connect, type Database } from '../connection/connect'
import { twoSchools } from '../testing/two-schools'
import { type Transaction, writeTenant } from './tenant-transaction'

let school: Awaited<ReturnType<typeof twoSchools>>
let db: Database
beforeAll(async () => {
  school = await twoSchools()
  // One connection, whose statements are prepared once they have been sent.
  db = connect(school.serviceUrl, { name: 'test-last', max: 1 })
}, 60_000)
afterAll(async () => {
  await db.end()
  await school.close()
})

const adding = (tx: Transaction, name: string) =>
  tx<{ firstName: string }[]>`
    insert into student (tenant_id, first_name, last_name) values (${school.first}, ${name}, 'Test')
    returning first_name`

const countNamed = async (name: string): Promise<number> => {
  const [row] = await school.owner<{ count: number }[]>`select count(*) from student where first_name = ${name}`
  return row?.count ?? 0
}

const add = (...names: string[]) =>
  writeTenant(db, school.first, (tx, last) => last(...names.map((name) => adding(tx, name))))

test('the last statements are committed and answered, the first time and when they are prepared', async () => {
  for (const turn of [1, 2, 3]) {
    expect(await add('Letzte', 'Letzte')).toEqual([[{ firstName: 'Letzte' }], [{ firstName: 'Letzte' }]])
    expect(await countNamed('Letzte')).toBe(2 * turn)
  }
})

test('without any the transaction is committed as well, and nothing can follow', async () => {
  const late = writeTenant(db, school.first, async (tx, last) => {
    await adding(tx, 'Vorher')
    await last()
    await adding(tx, 'Nachher')
  })
  expect(await late.catch((error) => error.message)).toMatch('The transaction is over')
  expect([await countNamed('Vorher'), await countNamed('Nachher')]).toEqual([1, 0])
})

describe('nothing is committed, and the connection serves the next one', () => {
  const next = async () => {
    expect(await add('Danach')).toEqual([[{ firstName: 'Danach' }]])
  }

  test('when the server refuses one of them', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const writing = writeTenant(db, school.first, (tx, last) =>
        last(adding(tx, 'Geteilt'), tx`select 1 / ${0}::integer`, adding(tx, 'Geteilt')),
      )
      expect(await writing.catch((error) => error.code)).toBe('22012')
    }
    expect(await countNamed('Geteilt')).toBe(0)
    await next()
  })

  test('when one of them cannot be sent, whichever and however often it was sent before', async () => {
    const unsendable = (tx: Transaction) =>
      tx<{ firstName: string }[]>`select ${undefined as unknown as string} as first_name`
    for (const place of [0, 1, 2, 0, 1, 2]) {
      const writing = writeTenant(db, school.first, (tx, last) =>
        last(...[0, 1, 2].map((at) => (at === place ? unsendable(tx) : adding(tx, 'Ungesendet')))),
      )
      expect(await writing.catch((error) => error.code)).toBe('UNDEFINED_VALUE')
      await add('Ungestört', 'Ungestört', 'Ungestört')
    }
    expect(await countNamed('Ungesendet')).toBe(0)
    await next()
  })

  test('when a value of one of them cannot be written as its type', async () => {
    const day = (value: unknown) =>
      writeTenant(db, school.first, async (tx, last) =>
        last(adding(tx, 'Unlesbar'), tx`select ${value as string}::timestamptz as at`, adding(tx, 'Unlesbar')),
      )
    for (let turn = 0; turn < 3; turn++) await day('2026-11-20T00:00:00Z')
    const before = await countNamed('Unlesbar')
    expect(await day({}).catch((error) => error.message)).toMatch('must be of type string')
    expect(await countNamed('Unlesbar')).toBe(before)
    await next()
  })

  test('when the connection is lost before they are sent; then all is done once more', async () => {
    let attempts = 0
    await writeTenant(db, school.first, async (tx, last) => {
      attempts += 1
      const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
      await adding(tx, 'Verbunden')
      if (attempts === 1) await school.owner`select pg_terminate_backend(${row?.pid ?? 0}, 5000)`
      await last(adding(tx, 'Verbunden'))
    }).catch(() => undefined)
    expect(await countNamed('Verbunden')).toBe(attempts === 2 ? 2 : 0)
    await next()
  })
})

test('a statement whose table has changed is sent once more with the whole transaction, and written once', async () => {
  const { owner, first } = school
  const writing = () =>
    writeTenant(db, first, (tx, last) =>
      last(
        adding(tx, 'Umgebaut'),
        tx`insert into student (tenant_id, first_name, last_name) values (${first}, 'Alles', 'Test') returning *`,
      ),
    )
  const reading = () =>
    writeTenant(db, first, (tx, last) =>
      last(adding(tx, 'Umgebaut'), tx`select * from student where tenant_id = ${first} and first_name = 'Alles'`),
    )
  for (const act of [writing, writing, reading, reading]) await act()
  await owner`alter table student add column nickname text`
  const rows = [(await writing())[1].length, (await reading())[1].length]
  const nicknamed = (await reading())[1].every((row) => 'nickname' in row)
  await owner`alter table student drop column nickname`
  expect([rows, nicknamed]).toEqual([[1, 3], true])
  expect([await countNamed('Umgebaut'), await countNamed('Alles')]).toEqual([7, 3])
})
