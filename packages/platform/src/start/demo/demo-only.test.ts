import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scratchDatabase } from '@lernspur/database/testing/test-server'
import { demoSignIns } from '@lernspur/demo-school/demo-sign-ins'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { testSchool } from '@lernspur/testing/test-school'
import { readUntil } from '../../process/read-until'
import { freePort } from '../../test/free-port'
import { refuseRealSchools } from './demo-only'

const folder = mkdtempSync(join(tmpdir(), 'lernspur-demo-only-'))
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
}, 60_000)
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a database without schools may become a demo, and one of the demo stays one', async () => {
  const empty = await scratchDatabase()
  await refuseRealSchools(empty.url)
  await empty.drop()
  await refuseRealSchools(database.ownerUrl)
  await testSchool(database.owner)
  expect(refuseRealSchools(database.ownerUrl)).rejects.toThrow('This database holds real schools.')
  const { address } = demoSignIns[0] ?? {}
  await database.owner`update app_user set email = ${address ?? ''} where id = (select id from app_user limit 1)`
  await refuseRealSchools(database.ownerUrl)
  await database.owner`update app_user set email = 'jemand@anderswo.example' where email = ${address ?? ''}`
})

test('a start that names no mode does not open real schools as a demo', async () => {
  await testSchool(database.owner)
  const child = Bun.spawn([process.execPath, join(import.meta.dirname, '..', '..', 'start.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: database.ownerUrl,
      LERNSPUR_MODE: undefined,
      LERNSPUR_SECRET: database.secret,
      LERNSPUR_DATA: join(folder, 'data'),
      PORT: String(freePort()),
    },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const status = readUntil(child.stdout, (text) => text.includes('Lernspur is ready'))
  const violation = new Response(child.stderr).text()
  const text = await status
  child.kill('SIGTERM')
  expect(text).not.toContain('Lernspur is ready')
  expect(await violation).toContain('This database holds real schools.')
}, 180_000)
