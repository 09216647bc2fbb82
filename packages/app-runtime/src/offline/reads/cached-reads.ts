import { devicePeriods } from '@lernspur/contracts/retention-periods'
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { openJson, sealJson } from '../../device/cipher'
import type { OfflineDatabase, StoredRead } from '../../device/offline-database'
import { cachedSince } from './cached-marks'

/** Where a person's reads in a school are kept. */
export interface ReadsParts {
  readonly database: OfflineDatabase
  readonly owner: { readonly userId: string; readonly tenantId: string }
  readonly cryptoKey: CryptoKey
}

/** Nouns that pages for working with a class show: capture, matrix, child, timeline, look back, lists of classes, home. */
const cachedKeys = new Set([
  ...['access-right', 'assessment-type', 'capture', 'competence', 'home-day', 'legacy-observation'],
  ...['observation', 'observation-photo'],
  ...['performance-assessment', 'performance-visual', 'school-calendar', 'school-class', 'school-year', 'seating-plan'],
  ...['skill-cell', 'student', 'subject', 'tenant', 'unseen'],
])

/** In milliseconds; what was not read for a week is not worth its space. */
const maxAge = devicePeriods.cachedRead.count * 24 * 3_600_000
/** Milliseconds for which answers are collected before they are written. */
const pause = 1000

const isCached = (queryKey: QueryKey): boolean => typeof queryKey[0] === 'string' && cachedKeys.has(queryKey[0])

const contextOf = ({ userId, tenantId }: ReadsParts['owner'], id: string) => `${userId} ${tenantId} ${id}`

const isRead = (value: unknown): value is { readonly queryKey: QueryKey; readonly data: unknown } =>
  typeof value === 'object' && value !== null && 'queryKey' in value && Array.isArray(value.queryKey)

/**
 * Writes the answers to reads of these nouns to the device as they arrive (rule browser.10), until the returned function
 * is called: nothing is written from then on, nor what was collected.
 */
export const cacheReads = ({ database, owner, cryptoKey }: ReadsParts, client: QueryClient): (() => void) => {
  let hasEnded = false
  const fresh = new Map<string, { readonly queryKey: QueryKey; readonly data: unknown; readonly readAt: number }>()
  const write = async () => {
    const answers = [...fresh.values()]
    fresh.clear()
    const stored = await Promise.all(
      answers.map(async ({ queryKey, data, readAt }): Promise<StoredRead> => {
        const id = contextOf(owner, hashKey(queryKey))
        return { ...owner, id, readAt, sealed: await sealJson(cryptoKey, contextOf(owner, id), { queryKey, data }) }
      }),
    )
    if (!hasEnded) await database(({ reads }) => reads.bulkPut(stored))
  }
  const take = (query: Query) => {
    const { queryKey, state } = query
    // What came from the device is already there, with its own time.
    if (!isCached(queryKey) || state.data === undefined || cachedSince(query) !== null) return
    if (fresh.size === 0) setTimeout(() => void write().catch(() => null), pause)
    fresh.set(hashKey(queryKey), { queryKey, data: state.data, readAt: state.dataUpdatedAt })
  }
  const tooOld = Date.now() - maxAge
  void database(({ reads }) => reads.where('readAt').below(tooOld).delete()).catch(() => null)
  for (const query of client.getQueryCache().getAll()) take(query)
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') take(event.query)
  })
  return () => {
    hasEnded = true
    unsubscribe()
  }
}

/**
 * The device's copy of a read; null if there is none, or it cannot be read. `isAnswer` tells whether data has the shape
 * that the page knows: data from before a release may have another.
 */
export const readCached = async (
  { database, owner, cryptoKey }: ReadsParts,
  queryKey: QueryKey,
  isAnswer: (data: unknown) => boolean = () => true,
) => {
  const id = contextOf(owner, hashKey(queryKey))
  const stored = await database(({ reads }) => reads.get(id))
  if (!stored || stored.readAt < Date.now() - maxAge) return null
  const read = await openJson(cryptoKey, contextOf(owner, id), stored.sealed).catch(() => null)
  return isRead(read) && isAnswer(read.data) ? { data: read.data, readAt: stored.readAt } : null
}

/** Keys of all reads that the device has of a person in a school. */
export const cachedQueryKeys = async ({ database, owner }: ReadsParts): Promise<readonly QueryKey[]> => {
  const start = contextOf(owner, '')
  const ids = await database(({ reads }) => reads.where('id').startsWith(start).primaryKeys())
  return ids.map((id): QueryKey => JSON.parse(id.slice(start.length)))
}
