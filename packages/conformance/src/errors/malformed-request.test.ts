import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { type ErrorCode, errorCatalogue } from '@lernspur/contracts/wire/error-catalogue'
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
}, 60_000)
afterAll(async () => {
  await product.stop()
  await database.close()
})

const json = { 'content-type': 'application/json' }

/** The response to a request of the admin; with additional headers. */
const answerTo = async (path: string, init: RequestInit = {}) => {
  const { headers } = await signIn(database.owner, school.admin)
  const response = await fetch(`${product.url}/api${path}`, { ...init, headers: { ...headers, ...init.headers } })
  const type = response.headers.get('content-type') ?? ''
  return { status: response.status, type, text: await response.text() }
}

const expectError = ({ status, type, text }: Awaited<ReturnType<typeof answerTo>>, code: ErrorCode): void => {
  expect([status, type]).toEqual([errorCatalogue[code].status, expect.stringMatching(/^application\/json/)])
  expect(JSON.parse(text)).toMatchObject({ success: false, error: code, message: errorCatalogue[code].de })
}

describe('an unknown call', () => {
  test.each([
    ['an unknown path', 'GET', '/nothing/here'],
    ['nothing at all', 'GET', ''],
    ['a path too long', 'GET', '/classes/'],
    ['another method', 'DELETE', '/classes'],
    ['a method that no call has', 'PROPFIND', '/classes'],
  ])('%s', async (_, method, path) => expectError(await answerTo(path, { method }), 'NOT_FOUND'))
})

describe('an unreadable body', () => {
  const post = (body: BodyInit, headers: Record<string, string> = json) =>
    answerTo('/classes', { method: 'POST', body, headers })
  const big = (megabytes: number): string => JSON.stringify({ name: 'x'.repeat(megabytes * 1024 * 1024) })

  test.each([
    ['malformed', '{"name": "geheim"'],
    ['cut off', '['],
    ['no text', new Uint8Array([0xff, 0xfe, 0x00])],
    ['empty', ''],
    ['nothing but null', 'null'],
    ['nested beyond reason', '['.repeat(100_000)],
  ])('%s', async (_, body) => {
    const answer = await post(body)
    expectError(answer, 'VALIDATION_FAILED')
    expect(answer.text).not.toContain('geheim')
  })

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'])(
    'sent as %s',
    async (type) =>
      expectError(await post('{"name":"3a","schoolLevel":3}', { 'content-type': type }), 'VALIDATION_FAILED'),
  )

  test.each([3, 17, 33])('%i megabytes long', async (megabytes) =>
    expectError(await post(big(megabytes)), 'FILE_SIZE_LIMIT_EXCEEDED'),
  )

  test('of undeclared length', async () => {
    const part = new TextEncoder().encode('x'.repeat(1024 * 1024))
    let left = 20
    const body = new ReadableStream({
      pull: (controller) => (left-- > 0 ? controller.enqueue(part) : controller.close()),
    })
    expectError(await post(body), 'FILE_SIZE_LIMIT_EXCEEDED')
  })
})

describe('an invalid list query', () => {
  test.each([
    'limit=0',
    'limit=2001',
    'limit=-1',
    'limit=1.5',
    'limit=abc',
    'limit=',
    'limit[0]=1',
    'offset=-1',
    'offset=x',
    'offset=99999999999999999999',
    'page=2',
    'filter=x',
    'filter[0]=x',
    'filter[0][field]=name',
    'filter[0][field]=passwordHash&filter[0][type]=eq&filter[0][value]=x',
    'filter[0][field]=name&filter[0][type]=drop&filter[0][value]=x',
    'filter[0][field]=name&filter[0][type]=isnull&filter[0][value]=x',
    'filter[0][field]=id&filter[0][type]=eq&filter[0][value]=x',
    'filter[0][a][b][c][d]=x',
    'order[0][field]=name&order[0][dir]=up',
    'order[0][field]=nothing&order[0][dir]=asc',
    'order=name',
  ])('%s', async (query) => expectError(await answerTo(`/classes?${query}`), 'INVALID_PARAMETERS'))
})
