import { sealKeysQuery } from '@lernspur/api-client/teacher/seal-key.queries'
import { useQuery } from '@lernspur/app-runtime'
import type { SealKeys } from '@lernspur/contracts/teacher/report-seal/seal-key.contract'
import { useEffect } from 'react'

/** The last list is stored in the browser's cache: it is public, and not data of a person. */
const cacheLocation = { cache: 'lernspur-seal-keys', address: '/api/seal-keys' }

interface CachedKeys {
  readonly keys: SealKeys
  /** When they were read. */
  readonly readAt: string
}

const cacheKeys = async (keys: SealKeys): Promise<void> => {
  const cached: CachedKeys = { keys, readAt: new Date().toISOString() }
  await (await caches.open(cacheLocation.cache)).put(cacheLocation.address, Response.json(cached))
}

/** Null if nothing is stored, or if the browser stores nothing. */
const cachedKeys = async (): Promise<CachedKeys | null> => {
  try {
    const found = await (await caches.open(cacheLocation.cache)).match(cacheLocation.address)
    return found ? await found.json() : null
  } catch {
    return null
  }
}

interface KnownKeys {
  /** Undefined while loading, or if they are not available. */
  readonly keys: SealKeys | undefined
  readonly isMissing: boolean
  /** When they were read, if no newer list is available. */
  readonly cachedSince: string | undefined
}

/** The keys of all schools; without a network, those that were read last (rule signature.6). */
export const useSealKeys = (): KnownKeys => {
  const { data, isError, fetchStatus } = useQuery(sealKeysQuery())
  const { data: cached } = useQuery({ queryKey: ['kept-seal-keys'], queryFn: cachedKeys, networkMode: 'always' })
  useEffect(() => {
    if (data) cacheKeys(data).catch(() => null)
  }, [data])
  const isAway = isError || fetchStatus === 'paused'
  const keys = data ?? cached?.keys
  return {
    keys,
    isMissing: !keys && cached === null && isAway,
    cachedSince: !data && isAway ? cached?.readAt : undefined,
  }
}
