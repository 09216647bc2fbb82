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
