import { afterEach, beforeEach, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import type { WatchedBuild } from '@lernspur/federation/build/watch-area'
import { areaRelease } from '@lernspur/federation/testing/releases'
import { openBuild, type Statement } from '@lernspur/release/development-statement'
import { signerOf } from '@lernspur/release/registry/signature'
import { builds } from './send-builds'

const signer = signerOf('d0'.repeat(32))
const release = areaRelease('provider', 1)

/** A build of one script with this content. */
const buildOf = (hash: string, page: WatchedBuild['page'] = release): WatchedBuild => {
  const bytes = new TextEncoder().encode(hash)
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  const files = [{ path: 'entry.js', size: bytes.length, integrity }]
  return { page, hash, script: 'react.js', files, contents: new Map([['entry.js', bytes]]), took: 1 }
}

let statements: Statement[]
let server: ReturnType<typeof Bun.serve>
beforeEach(() => {
  statements = []
  server = Bun.serve({
    port: 0,
    fetch: async (request) => {
      const opened = openBuild(await request.text(), [signer.publicKey])
      if (typeof opened === 'string') return Response.json({ message: opened }, { status: 403 })
      statements.push(opened.statement)
      return Response.json({ missing: [] })
    },
  })
})
afterEach(() => server.stop(true))

const isSo = () => true
const sender = () => builds(server.url.origin, 'ada@desk', signer)

test('pages take in builds as long as what the release says of itself is the same', async () => {
  const { show } = sender()
  const other = { ...release, integrity: `sha384-${'B'.repeat(64)}`, locales: {} }
  await show(buildOf('a'))
  await show(buildOf('b', other))
  await show(buildOf('c', { ...other, owns: [...other.owns, '/pond'] }))
  await show(buildOf('d', { ...other, owns: [...other.owns, '/pond'] }))
  expect(statements.map(({ build, refresh }) => [build, refresh.hash, refresh.since])).toEqual([
    [1, 'a', 1],
    [2, 'b', 1],
    [3, 'c', 3],
    [4, 'd', 3],
  ])
})

test('a failure ends with the next build; errors of type stay until the compiler has seen it', async () => {
  const { show, fail, reportTypeErrors } = sender()
  await show(buildOf('a'))
  await reportTypeErrors('one', isSo)
  await reportTypeErrors('one', isSo)
  await fail('broken', isSo)
  await show(buildOf('b'))
  await reportTypeErrors('late', () => false)
  await reportTypeErrors(undefined, isSo)
  expect(statements.map(({ build, failure, typeErrors }) => [build, failure, typeErrors])).toEqual([
    [1, undefined, undefined],
    [2, undefined, 'one'],
    [3, 'broken', 'one'],
    [4, undefined, 'one'],
    [5, undefined, undefined],
  ])
})
