import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@lernspur/testing/test-database'
import { Problem } from '../console/problem'
import { seedFile } from './seed-file'

const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'lernspur-seed-'))
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.close()
})

const environment = {
  port: 0,
  dataDir: folder,
  databaseUrl: database.ownerUrl,
  mode: 'demo',
  secret: database.secret,
  publicUrl: 'http://localhost',
  warnings: [],
} as const
const seed = (sql: string, mode: 'demo' | 'production' = 'demo'): Promise<string> => {
  const path = join(folder, `${Bun.randomUUIDv7()}.sql`)
  writeFileSync(path, sql)
  return seedFile(path, { ...environment, mode })
}
const seeded = () => database.owner`select code from country where name = 'Seed'`

test('a file runs whole, and says what each statement did', async () => {
  const done = await seed("insert into country (code, name, time_zone) values ('XA', 'Seed', 'UTC');\nselect 1 as one;")
  expect(done).toContain('INSERT 1')
  expect(done).toContain('one\n---\n1')
  expect(await seeded()).toHaveLength(1)
})

test('a failing statement names its line, and nothing of the file stays', async () => {
  const failing = seed("insert into country (code, name, time_zone) values ('XB', 'Seed', 'UTC');\n\nselect nothing;")
  await expect(failing).rejects.toThrow(/\.sql:3: column "nothing" does not exist\. Nothing was changed\./)
  expect(await seeded()).toHaveLength(1)
})

test('a file that is not there and an installation in production are refused by sentences', async () => {
  await expect(seedFile(join(folder, 'no.sql'), environment)).rejects.toThrow(Problem)
  await expect(seed('select 1', 'production')).rejects.toThrow('LERNSPUR_MODE is production')
})
