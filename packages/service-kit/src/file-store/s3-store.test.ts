import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openS3Server } from '../testing/s3-server'
import { openFileStore } from './open-file-store'

let server: Awaited<ReturnType<typeof openS3Server>>
beforeAll(async () => {
  server = await openS3Server()
}, 30_000)
afterAll(() => server.close())

const bytes = new TextEncoder().encode('Grüße')
const open = (part: object = {}) => openFileStore({ s3: { ...server.config, ...part }, dataDir: '/nowhere' })

test('a file is returned unchanged', async () => {
  await open().put('school/file', bytes, 'image/png')
  await open().put('school/file', bytes, 'image/png')
  expect(await open().get('school/file')).toEqual(bytes)
})

test('an unknown file is undefined', async () => {
  expect(await open().get('school/none')).toBeUndefined()
})

test('a refusing store is a failure, not an absence', async () => {
  await expect(open({ bucket: 'other' }).put('school/file', bytes, 'image/png')).rejects.toThrow()
})

test('a removed file is gone, one that is not there is no failure, and the others are listed', async () => {
  const store = open()
  await store.put('school/one', bytes, 'image/png')
  await store.put('school/two', bytes, 'image/png')
  await store.remove('school/one')
  await store.remove('school/one')
  expect(await store.get('school/one')).toBeUndefined()
  const listed = await Array.fromAsync(store.list())
  expect(listed.map(({ key }) => key).toSorted()).toEqual(['school/file', 'school/two'])
  // By the clock of the store, which is not the one of the test.
  expect(listed.every(({ changedAt }) => changedAt.getTime() > 0)).toBe(true)
})

test('the files of a school are removed together, those of others stay', async () => {
  for (const key of ['leaving/one', 'leaving/two', 'leaving-not/one']) await open().put(key, bytes, 'image/png')
  await open().removeAll('leaving')
  await open().removeAll('leaving')
  expect(await open().get('leaving/one')).toBeUndefined()
  expect(await open().get('leaving-not/one')).toEqual(bytes)
})
