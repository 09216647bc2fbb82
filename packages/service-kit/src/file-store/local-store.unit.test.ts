import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFileStore } from './open-file-store'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lernspur-file-store-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const bytes = new TextEncoder().encode('Grüße')

test('a file is returned unchanged, and other users cannot read it', async () => {
  const store = openFileStore({ dataDir })
  await store.put('school/file', bytes, 'image/png')
  await store.put('school/file', bytes, 'image/png')
  expect(await store.get('school/file')).toEqual(bytes)
  expect(await readdir(join(dataDir, 'files/school'))).toEqual(['file'])
  expect((await stat(join(dataDir, 'files/school/file'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(dataDir, 'files/school'))).mode & 0o777).toBe(0o700)
})

test('an unknown file is undefined', async () => {
  expect(await openFileStore({ dataDir }).get('school/none')).toBeUndefined()
})
