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

test('a removed file is gone, one that is not there is no failure, and the others are listed', async () => {
  const store = openFileStore({ dataDir })
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
  const store = openFileStore({ dataDir })
  for (const key of ['leaving/one', 'leaving/two', 'leaving-not/one']) await store.put(key, bytes, 'image/png')
  await store.removeAll('leaving')
  await store.removeAll('leaving')
  expect(await store.get('leaving/one')).toBeUndefined()
  expect(await store.get('leaving-not/one')).toEqual(bytes)
})

test('a key that leads out of the folder is never followed', async () => {
  const store = openFileStore({ dataDir })
  for (const key of ['../outside', 'school/../../outside', '..', '']) {
    expect(store.put(key, bytes, 'image/png')).rejects.toThrow(RangeError)
    expect(store.get(key)).rejects.toThrow(RangeError)
    expect(async () => store.remove(key)).toThrow(RangeError)
    expect(async () => store.removeAll(key)).toThrow(RangeError)
  }
  expect(await readdir(dataDir)).toEqual(['files'])
})
