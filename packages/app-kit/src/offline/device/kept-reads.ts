import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { openJson, sealJson } from './cipher'
import type { OfflineDatabase, StoredRead } from './offline-database'

interface ReadsParts {
  readonly database: OfflineDatabase
  readonly owner: { readonly userId: string; readonly tenantId: string }
  readonly cryptoKey: CryptoKey
  readonly client: QueryClient
}

/** Nouns that pages for working with a class show: capture, matrix, child, timeline, lists of classes and home. */
const kept = new Set([
  ...['access-right', 'assessment-type', 'capture', 'competence', 'home-day', 'legacy-observation', 'observation'],
  ...['performance-assessment', 'performance-visual', 'school-calendar', 'school-class', 'school-year', 'seating-plan'],
  ...['skill-cell', 'student', 'subject', 'tenant', 'unseen'],
])

/** Milliseconds; what nobody has read for a week is not worth the room. */
const longestKept = 7 * 24 * 3_600_000
/** Milliseconds in which answers are collected before they are written. */
const pause = 1000

const isKept = (queryKey: QueryKey): boolean => typeof queryKey[0] === 'string' && kept.has(queryKey[0])

const contextOf = ({ userId, tenantId }: ReadsParts['owner'], id: string) => `${userId} ${tenantId} ${id}`

const isRead = (value: unknown): value is { readonly queryKey: QueryKey; readonly data: unknown } =>
  typeof value === 'object' && value !== null && 'queryKey' in value && Array.isArray(value.queryKey)

/** Writes the answers to reads of these nouns to the device as they arrive (rule browser.10). */
export const keepReads = ({ database, owner, cryptoKey, client }: ReadsParts): void => {
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
    await database(({ reads }) => reads.bulkPut(stored))
  }
  const take = (queryKey: QueryKey, data: unknown, readAt: number) => {
    if (!isKept(queryKey) || data === undefined) return
    if (fresh.size === 0) setTimeout(() => void write().catch(() => null), pause)
    fresh.set(hashKey(queryKey), { queryKey, data, readAt })
  }
  for (const { queryKey, state } of client.getQueryCache().getAll()) take(queryKey, state.data, state.dataUpdatedAt)
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    take(event.query.queryKey, event.query.state.data, event.query.state.dataUpdatedAt)
  })
}

/** Fills the page's cache with what the device has, but for what the page knows itself. */
export const restoreReads = async ({ database, owner, cryptoKey, client }: ReadsParts): Promise<void> => {
  await database(({ reads }) =>
    reads
      .where('readAt')
      .below(Date.now() - longestKept)
      .delete(),
  )
  const stored = await database(({ reads }) => reads.where({ userId: owner.userId }).toArray())
  for (const { id, tenantId, readAt, sealed } of stored) {
    if (tenantId !== owner.tenantId) continue
    const read = await openJson(cryptoKey, contextOf(owner, id), sealed).catch(() => null)
    if (!isRead(read) || client.getQueryData(read.queryKey) !== undefined) continue
    // Nothing replaces it until the network is back, so it is not forgotten after minutes.
    client.getQueryCache().build(client, { queryKey: read.queryKey, gcTime: longestKept })
    client.setQueryData(read.queryKey, read.data, { updatedAt: readAt })
  }
}
