import { expect, test } from 'bun:test'
import { failure } from '@lernspur/api-client/testing/failure'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { importKey } from '../device/cipher'
import { cachedSince } from './reads/cached-marks'
import { cachedQueryKeys, cacheReads, readCached } from './reads/cached-reads'
import { orCached } from './reads/or-cached'
import { anna, bert, keyText, makeDevice } from './testing/device'

const deviceWith = () => {
  const device = makeDevice({ send: () => Promise.reject(new Error('There is no network.')) })
  const partsOf = async (owner: typeof anna, letter: string) => ({
    owner,
    database: device.database,
    cryptoKey: await importKey(keyText(letter)),
  })
  return { device, partsOf }
}

const children: QueryKey = ['student', 'list', {}]

/** A device that has kept the list of children, read just now. */
const withChildren = async () => {
  const { device, partsOf } = deviceWith()
  const client = new QueryClient()
  client.setQueryData(children, ['Amira'])
  cacheReads(await partsOf(anna, 'a'), client)
  client.setQueryData(['school-class', 'list'], ['3a'])
  client.setQueryData(['notification', 'list'], ['Neues'])
  while ((await device.database(({ reads }) => reads.count())) < 2) await Bun.sleep(20)
  return { device, partsOf }
}

test('what class pages have read is on the device, for its reader alone', async () => {
  const { device, partsOf } = await existing
  const parts = await partsOf(anna, 'a')
  expect((await readCached(parts, children))?.data).toEqual(['Amira'])
  expect((await readCached(parts, ['school-class', 'list']))?.data).toEqual(['3a'])
  expect(await readCached(parts, ['notification', 'list'])).toBeNull()
  expect(await cachedQueryKeys(parts)).toEqual(expect.arrayContaining([children, ['school-class', 'list']]))

  expect(await readCached(await partsOf(bert, 'b'), children)).toBeNull()
  expect(await readCached(await partsOf(anna, 'b'), children)).toBeNull()
  expect(await cachedQueryKeys(await partsOf(bert, 'b'))).toEqual([])
  const stored = await device.database(({ reads }) => reads.toArray())
  expect(stored.map(({ sealed }) => new TextDecoder().decode(sealed)).join()).not.toContain('Amira')
})

test('what was kept in a shape that the page does not know any more counts as not kept', async () => {
  const { partsOf } = await existing
  const parts = await partsOf(anna, 'a')
  const isListOf = (kind: string) => (data: unknown) => Array.isArray(data) && data.every((one) => typeof one === kind)
  expect(await readCached(parts, children, isListOf('object'))).toBeNull()
  expect((await readCached(parts, children, isListOf('string')))?.data).toEqual(['Amira'])
})

/** What was kept is not changed by the pages of these tests. */
const existing = withChildren()

/** A page that has read nothing yet, on such a device; each read is answered as `server` does. */
const pageWith = async (server: () => Promise<unknown>) => {
  const { partsOf } = await existing
  const parts = await partsOf(anna, 'a')
  const persister = orCached(
    ({ queryKey }) => readCached(parts, queryKey),
    () => undefined,
    50,
  )
  const client = new QueryClient({ defaultOptions: { queries: { persister, networkMode: 'always', retry: false } } })
  const read = (queryKey = children) => client.fetchQuery({ queryKey, queryFn: server })
  const since = (queryKey = children) => {
    const query = client.getQueryCache().find({ queryKey })
    return query ? cachedSince(query) : null
  }
  return { read, since }
}

const failing = (...what: Parameters<typeof failure>) => Promise.reject(failure(...what))

test.each([0, 502, 503, 504])(
  'a read that meets %d shows what was kept, with its time, until there is an answer',
  async (status) => {
    let server = (): Promise<unknown> => failing(status)
    const { read, since } = await pageWith(() => server())
    const before = Date.now()
    expect(await read()).toEqual(['Amira'])
    expect(since()).toBeLessThanOrEqual(before)
    expect(await read()).toEqual(['Amira'])
    expect(since()).toBeLessThanOrEqual(before)
    server = () => Promise.resolve(['Amira', 'Ben'])
    expect(await read()).toEqual(['Amira', 'Ben'])
    expect(since()).toBeNull()
  },
)

test('a refusal shows nothing that was kept', async () => {
  const { read } = await pageWith(() => failing(403, 'NO_PERMISSION'))
  expect(await read().catch(({ code }) => code)).toBe('NO_PERMISSION')
})

test('a read of which nothing was kept fails as it did', async () => {
  const { read } = await pageWith(() => failing(503))
  expect(await read(['capture', 'get']).catch(({ status }) => status)).toBe(503)
})

test('a server that stays silent is not waited for, and its late answer replaces what was kept', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { read, since } = await pageWith(() => answer.promise)
  expect(await read()).toEqual(['Amira'])
  expect(since()).not.toBeNull()
  answer.resolve(['Ben'])
  await Bun.sleep(0)
  expect([await read(), since()]).toEqual([['Ben'], null])
})
