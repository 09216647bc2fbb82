import { expect, test } from 'bun:test'
import { root } from '../install/install-packages'
import { type AdvisoryList, advisoryViolations, pinnedVersions, violationsOf } from './advisory-violations'
import { fetchAdvisories } from './update-advisories'

const advisory = {
  id: 1101,
  url: 'https://example.org/GHSA-1',
  title: 'Reads files outside of its folder',
  severity: 'high',
  vulnerable_versions: '>=2.0.0 <2.4.1',
}
const list: AdvisoryList = { readOn: '2026-11-28', packages: { unzipper: [advisory] } }

const violationsFor = (version: string, accepted: Parameters<typeof violationsOf>[2] = []) =>
  violationsOf(new Map([['unzipper', ['1.0.0', version]]]), list, accepted)

test('no pinned package is known to be vulnerable', async () => {
  expect(await advisoryViolations(root)).toEqual([])
})

test('bun.lock pins versions of packages by name, with a scope and nested ones', async () => {
  const pinned = await pinnedVersions(root)
  expect(pinned.get('react')).toHaveLength(1)
  expect(pinned.get('@biomejs/biome')).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)])
  expect([...pinned.keys()].filter((name) => name.startsWith('@lernspur/'))).toEqual([])
})

test('a vulnerable version is refused, its prerelease as well, and one after it is not', () => {
  expect(violationsFor('2.4.0')).toEqual([
    expect.stringMatching(/^unzipper@2\.4\.0 is vulnerable \(high\): Reads files/),
  ])
  expect(violationsFor('2.4.0-beta.17')).toHaveLength(1)
  expect(violationsFor('2.4.1')).toEqual([])
})

test('an advisory is accepted with a reason only, and not for longer than it is needed', () => {
  expect(violationsFor('2.4.0', [{ id: 1101, package: 'unzipper', why: 'Nothing unpacks files of others.' }])).toEqual(
    [],
  )
  expect(violationsFor('2.4.0', [{ id: 1101, package: 'unzipper', why: ' ' }])).toHaveLength(1)
  expect(violationsFor('2.4.1', [{ id: 1101, package: 'unzipper', why: 'Nothing unpacks files of others.' }])).toEqual([
    expect.stringContaining('concerns no pinned version'),
  ])
})

test('the registry is told names and versions, and what it knows is kept in order', async () => {
  let sent: unknown
  const registry = Bun.serve({
    port: 0,
    routes: {
      '/-/npm/v1/security/advisories/bulk': {
        POST: async (request) => {
          sent = await request.json()
          return Response.json({
            zlib: [
              { ...advisory, id: 9, cwe: ['CWE-22'] },
              { ...advisory, id: 8 },
            ],
            abc: [advisory],
          })
        },
      },
    },
  })
  const packages = await fetchAdvisories(new Map([['zlib', ['2.0.0']]]), registry.url.href)
  await registry.stop(true)
  expect(sent).toEqual({ zlib: ['2.0.0'] })
  expect(Object.keys(packages)).toEqual(['abc', 'zlib'])
  expect(packages.zlib).toEqual([
    { ...advisory, id: 8 },
    { ...advisory, id: 9 },
  ])
})

test('a registry that refuses leaves the list as it is, and says so', async () => {
  const registry = Bun.serve({ port: 0, fetch: () => new Response(null, { status: 405 }) })
  await expect(fetchAdvisories(new Map(), registry.url.href)).rejects.toThrow(/answers 405; the list stays as it is/)
  await registry.stop(true)
})
