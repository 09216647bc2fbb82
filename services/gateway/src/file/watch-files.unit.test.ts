import { afterAll, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openReleaseStore } from '@lernspur/release/release-store'
import { areaBuild, removeBuilds } from '@lernspur/release/testing/sample-build'
import { startGateway } from '../testing/gateway-fixture'
import { sampleRegistry } from '../testing/sample-registry'
import { watchFiles } from './watch-files'

const dataDir = await mkdtemp(join(tmpdir(), 'lernspur-watch-'))
afterAll(removeBuilds)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('a file of what is live that is missing or was changed is logged once, and /ready names it', async () => {
  const store = openReleaseStore({ dataDir, s3: undefined })
  const { manifest, folder } = await areaBuild('teacher', 1)
  const read = (path: string) => Bun.file(join(folder, path)).bytes()
  await store.put(manifest, read)
  const lines: string[] = []
  const watch = watchFiles({ manifests: () => [manifest], store, every: 0, onFault: (line) => lines.push(line) })
  // Only what is asked for is checked from here on: a check that began by the clock would be told as the answer to it.
  watch.close()
  const gateway = startGateway({ fileFaults: watch.faults })
  gateway.service('teacher', () => Response.json({ state: 'up', database: 'up' }))
  const ready = async () => {
    const response = await gateway.call('/ready')
    return { status: response.status, files: ((await response.json()) as { files: unknown }).files }
  }
  try {
    gateway.releases.goLive(sampleRegistry)
    expect(await ready()).toEqual({ status: 200, files: [] })
    const stored = join(dataDir, 'mfe/teacher', manifest.version)
    await rm(join(stored, 'chunk.0.js'))
    await Bun.write(join(stored, 'chunk.2.js'), 'changed')
    const sentences = [
      `chunk.0.js of teacher ${manifest.version} is missing`,
      `chunk.2.js of teacher ${manifest.version} was changed`,
    ]
    expect(await ready()).toEqual({ status: 200, files: sentences })
    await ready()
    expect(lines).toEqual(sentences)
    await store.put(manifest, read)
    expect(await ready()).toEqual({ status: 200, files: [] })
  } finally {
    await gateway.close()
  }
})
