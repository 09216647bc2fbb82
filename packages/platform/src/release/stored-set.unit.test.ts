import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storedSet } from './stored-set'

test('a checkout remembers for each installation what it released there, whatever its password is', async () => {
  const builds = mkdtempSync(join(tmpdir(), 'lernspur-set-'))
  const of = (databaseUrl: string | undefined) => storedSet({ databaseUrl, dataDir: '/data' }, join(builds, 'new'))
  const set = [{ unit: { kind: 'service', name: 'teacher' }, version: '0.1.0-1a2b3c4d' }] as const
  const other = [{ unit: { kind: 'shell', name: 'shell' }, version: '0.1.0-00000001' }] as const
  expect(await of(undefined).read()).toBeUndefined()
  await of('postgres://one:old@db.example/school').write(set)
  await of(undefined).write(other)
  expect(await of('postgres://one:new@db.example/school').read()).toEqual([...set])
  expect(await of(undefined).read()).toEqual([...other])
  rmSync(builds, { recursive: true, force: true })
})
