import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type RunningProduct, startProduct } from '@lernspur/platform/test/start-product'
import { signIn } from '@lernspur/testing/sign-in'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { type TestSchool, testSchool } from '@lernspur/testing/test-school'

let database: TestDatabase
let product: RunningProduct
let school: TestSchool

beforeAll(async () => {
  database = await testDatabase()
  school = await testSchool(database.owner)
  product = await startProduct(database)
}, 120_000)
afterAll(async () => {
  await product.stop()
  await database.close()
})

test('the head of a stream of events is there without its body, which never ends', async () => {
  const { headers } = await signIn(database.owner, school.classTeacher)
  const { id, german } = school.schoolClass
  const paths = [`classes/${id}/skill-cells/events?schoolSubjectId=${german.id}`, 'notifications/stream']
  for (const path of paths) {
    const { status, headers: answered } = await fetch(`${product.url}/api/${path}`, { method: 'HEAD', headers })
    expect([path, status, answered.get('content-type')]).toEqual([path, 200, 'text/event-stream'])
    expect(answered.get('x-lernspur-person')).toBeNull()
  }
}, 60_000)
