import { afterEach, beforeEach, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import type { WatchedBuild } from '@lernspur/federation/build/watch-area'
import { areaRelease } from '@lernspur/federation/testing/releases'
import { openBuild, type Statement } from '@lernspur/release/development-statement'
import { signerOf } from '@lernspur/release/registry/signature'
import { Problem } from '../console/problem'
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
/** Answered instead of taking a build; null for none. */
let failing: number | null = null
let server: ReturnType<typeof Bun.serve>
beforeEach(() => {
  statements = []
  failing = null
  server = Bun.serve({
    port: 0,
    fetch: async (request) => {
      if (failing !== null) return Response.json({ message: 'Not now.' }, { status: failing })
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

test('a balancer without a stack, or a stack without its database, ends nothing; a refusal does', async () => {
  const { show, stay } = sender()
  await show(buildOf('a'))
  const outcome = () =>
    stay().then(
      () => 'taken',
      (error: unknown) => (error instanceof Problem ? 'refused' : 'tried again'),
    )
  const outcomes: string[] = []
  for (const status of [502, 503, 500, null, 403]) {
    failing = status
    outcomes.push(await outcome())
  }
  expect(outcomes).toEqual(['tried again', 'tried again', 'tried again', 'taken', 'refused'])
})
