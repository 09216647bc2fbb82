import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type RunningProduct, startProduct } from '@lernspur/platform/product/start-product'
import { signIn } from '@lernspur/testing/sign-in'
import { type TestDatabase, testDatabase } from '@lernspur/testing/test-database'
import { testSchool } from '@lernspur/testing/test-school'
import { type Asking, keepAsking } from './keep-asking'

let database: TestDatabase
let product: RunningProduct
let asking: Asking | undefined

/** A call of each service, those that change something among them. */
const calls = [
  { method: 'GET', path: '/auth/whoami' },
  { method: 'GET', path: '/classes?limit=5' },
  { method: 'GET', path: '/observations-v2?limit=5' },
  { method: 'POST', path: '/observations-v2/bulk', body: '{}' },
  { method: 'GET', path: '/announcements/current' },
] as const

beforeAll(async () => {
  database = await testDatabase()
  product = await startProduct(database, 'production')
}, 60_000)
afterAll(async () => {
  await asking?.stop()
  await product.stop()
  await database.close()
})

const pids = (): (number | undefined)[] => product.processes.map(({ pid }) => pid())

test('every service and the gateway are replaced while people work, and no request is lost', async () => {
  const { classTeacher } = await testSchool(database.owner, { studentCount: 2 })
  const { headers } = await signIn(database.owner, classTeacher)
  const before = pids()
  asking = keepAsking(product.url, calls, headers, 4)
  for (const one of product.processes) await one.replace({})
  const answered = asking.answered()
  expect(await asking.stop()).toEqual([])
  expect(answered).toBeGreaterThan(100)
  expect(pids().every((pid, index) => pid !== undefined && pid !== before[index])).toBe(true)
}, 120_000)

test('what does not become ready is said in a sentence, and the process before stays', async () => {
  const teacher = product.processes.find(({ name }) => name === 'teacher')
  const before = teacher?.pid()
  const failed = teacher?.replace({ env: { ...process.env, LERNSPUR_MODE: 'none' } })
  await expect(failed).rejects.toThrow('teacher ended before it was ready.')
  expect(teacher?.pid()).toBe(before)
  const { data } = (await (await fetch(`${product.url}/api/healthcheck`)).json()) as { data: object }
  expect(data).toMatchObject({ services: { teacher: 'up' } })
}, 60_000)

test('a service that was replaced and is killed starts again in its place', async () => {
  const teacher = product.processes.find(({ name }) => name === 'teacher')
  const before = teacher?.pid() ?? 0
  process.kill(before, 'SIGKILL')
  const isUp = async () => (await fetch(`${product.url}/api/observations-v2`)).status === 401
  while (teacher?.pid() === before || !(await isUp())) await Bun.sleep(50)
  expect(teacher?.pid()).not.toBe(before)
}, 60_000)
