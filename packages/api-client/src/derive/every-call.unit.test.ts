import { expect, test } from 'bun:test'
import { routes } from '@lernspur/contracts/contract'
import { caseProviderRoutes } from '@lernspur/contracts/school-admin/subject/case-provider.contract'
import { Glob } from 'bun'

/** Calls without a client function: picture URLs, streams of events, and machine-to-machine calls. */
const otherwise = [
  'getFile',
  'healthcheck',
  'streamNotifications',
  'streamSkillCells',
  ...Object.keys(caseProviderRoutes),
]

type Calls = Readonly<Record<string, unknown>>
const root = `${import.meta.dir}/../../../..`
/** Calls that one area alone makes stand in the area. */
const patterns = ['packages/api-client/src/**/*.queries.ts', 'mfe-*/src/**/*.calls.ts']
const files = patterns.flatMap((pattern) => [...new Glob(pattern).scanSync(root)])
const modules = files.map(async (file) => {
  const exported: Record<string, unknown> = await import(`${root}/${file}`)
  return Object.entries(exported).flatMap(([name, value]) => (name.endsWith('Calls') ? [value as Calls] : []))
})
const all = (await Promise.all(modules)).flat()

test('every call of the contract has exactly one client function', () => {
  const names = all.flatMap((calls) => Object.keys(calls).filter((name) => name !== 'keys'))
  expect([...names, ...otherwise].toSorted()).toEqual(Object.keys(routes).toSorted())
})

test('everything a write invalidates is read somewhere', () => {
  const nouns = new Set(all.map(({ keys }) => String(Object(keys).all)))
  const stale = all.flatMap((calls) =>
    Object.values(calls).flatMap((make) => {
      const options = typeof make === 'function' ? Object(make({}, {})) : {}
      return ((options.meta?.invalidates ?? []) as string[][]).map(String)
    }),
  )
  expect(stale.filter((noun) => !nouns.has(noun))).toEqual([])
})
