import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { openS3Server } from '@lernspur/service-kit/testing/s3-server'
import { openReleaseStore } from './release-store'
import { areaBuild, removeBuilds } from './testing/sample-build'

let server: Awaited<ReturnType<typeof openS3Server>>
beforeAll(async () => {
  server = await openS3Server()
}, 30_000)
afterAll(removeBuilds)
afterAll(() => server.close())

test('gateways on other machines find a release in the bucket, in full and unchanged, until it is removed', async () => {
  const config = { s3: server.config, dataDir: '/nowhere' }
  const { manifest, folder } = await areaBuild('teacher', 2)
  const { version, files } = manifest
  await openReleaseStore(config).put(manifest, (path) => Bun.file(join(folder, path)).bytes())
  const elsewhere = openReleaseStore(config)
  expect(await elsewhere.faults(manifest)).toEqual([])
  const path = files[1]?.path ?? ''
  expect(await elsewhere.file(manifest, path)).toEqual(await Bun.file(join(folder, path)).bytes())
  expect((await elsewhere.versions()).map((one) => `${one.unit} ${one.version}`)).toEqual([`teacher ${version}`])

  const changed = new TextEncoder().encode('changed behind its back')
  await openFileStore(config).put(`mfe/teacher/${version}/${path}`, changed, 'text/javascript')
  expect(await elsewhere.file(manifest, path)).toBeUndefined()
  expect(await elsewhere.faults(manifest)).toEqual([{ path, reason: 'changed' }])
  await elsewhere.put(manifest, (one) => Bun.file(join(folder, one)).bytes())
  expect(await elsewhere.faults(manifest)).toEqual([])

  await elsewhere.remove('teacher', version)
  expect(await elsewhere.versions()).toEqual([])
  expect(await elsewhere.file(manifest, path)).toBeUndefined()
})
