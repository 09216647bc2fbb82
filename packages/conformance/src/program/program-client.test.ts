import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { ProgramScope } from '@lernspur/contracts/wire/program-scope'
import { type RunningProduct, startProduct } from '@lernspur/platform/test/start-product'
import { readClasses } from '@lernspur/program-client/example/read-classes'
import { readCounts } from '@lernspur/program-client/example/read-counts'
import { writeRoster } from '@lernspur/program-client/example/write-roster'
import { createProgramClient, dataOf, ProgramError } from '@lernspur/program-client/program-client'
import { signInProgram } from '@lernspur/testing/program-token'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { testSchool } from '@lernspur/testing/test-school'

let database: TestDatabase
let product: RunningProduct

beforeAll(async () => {
  database = await testDatabase()
  product = await startProduct(database, 'production')
}, 60_000)
afterAll(async () => {
  await product.stop()
  await database.close()
})

/** A school, and a program of it that has these scopes. */
const schoolWith = async (...scopes: ProgramScope[]) => {
  const school = await testSchool(database.owner)
  const { authorization } = await signInProgram(database.owner, school.admin, scopes)
  const token = authorization.slice('Bearer '.length)
  return { school, client: createProgramClient({ address: product.url, token, language: 'en' }) }
}

test('a school administration system reads the classes of its school with their children', async () => {
  const { school, client } = await schoolWith('classes:read', 'students:read')
  const classes = await readClasses(client, 1)
  expect(classes.map(({ id, name }) => [id, name])).toEqual([
    [school.schoolClass.id, '3a'],
    [school.secondClass.id, '3b'],
  ])
  expect(classes.map(({ children }) => children.length)).toEqual([3, 3])
})

test('a portal writes a roster, once for its key', async () => {
  const { school, client } = await schoolWith('classes:read', 'students:write')
  const roster = [
    { firstName: 'Nova', lastName: 'Portal', birthDate: '2017-11-12' },
    { firstName: 'Ilja', lastName: 'Portal' },
  ]
  expect(await writeRoster(client, '3b', roster, 'roster-2026-08')).toBe(2)
  expect(await writeRoster(client, '3b', roster, 'roster-2026-08')).toBe(2)
  expect(await writeRoster(client, '9z', roster, 'roster-2026-09')).toBeUndefined()
  const rows = await database.owner`
    select from student s join student_class_relation scr on scr.tenant_id = s.tenant_id and scr.student_id = s.id
    where s.tenant_id = ${school.tenantId} and s.last_name = 'Portal' and scr.school_class_id = ${school.secondClass.id}`
  expect(rows).toHaveLength(2)
})

test('a board reads counts, and is told what else it would need', async () => {
  const { client } = await schoolWith('counts:read')
  expect(await readCounts(client)).toEqual({ classes: 2, students: 6, reports: 0 })
  const refused = await readClasses(client).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ProgramError)
  expect(refused).toMatchObject({ status: 403, code: 'NO_PERMISSION', retryAfter: undefined })
  expect((refused as ProgramError).details[0]?.message).toBe(
    'The token does not allow this call, which needs classes:read.',
  )
})

test('a reader of CASE is answered at the address that CASE names, failures in its words (rule case.4)', async () => {
  const at = (path: string) =>
    fetch(`${product.url}/ims/case/v1p1/${path}`, { headers: { accept: 'application/json' } })
  const list = await at('CFDocuments')
  expect([list.status, list.headers.get('x-total-count'), await list.json()]).toEqual([200, '0', { CFDocuments: [] }])
  const unknown = await at(`CFConcepts/${crypto.randomUUID()}`)
  expect([unknown.status, await unknown.json()]).toMatchObject([
    404,
    { imsx_codeMajor: 'failure', imsx_severity: 'error' },
  ])
})

test('a token that opens nothing is told so through the gateway, as RFC 6750 wants it', async () => {
  const client = createProgramClient({ address: product.url, token: 'lernspur_unknown' })
  const refused = dataOf(client.GET('/api/classes'))
  expect(refused).rejects.toMatchObject({ status: 401, code: 'INVALID_TOKEN' })
  const { headers } = await fetch(`${product.url}/api/classes`, {
    headers: { authorization: 'Bearer lernspur_unknown' },
  })
  expect(headers.get('www-authenticate')).toBe('Bearer')
})
