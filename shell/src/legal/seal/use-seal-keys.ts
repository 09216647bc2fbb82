import { sealKeysQuery } from '@lernspur/api-client/teacher/seal-key.queries'
import { useQuery } from '@lernspur/app-runtime'
import type { SealKeys } from '@lernspur/contracts/teacher/report-seal/seal-key.contract'
import { useEffect } from 'react'

/** The list that was read last lies where the browser keeps answers: it is public, and no storage of a person. */
const cacheLocation = { cache: 'lernspur-seal-keys', address: '/api/seal-keys' }

interface CachedKeys {
  readonly keys: SealKeys
  /** Instant at which they were read. */
  readonly readAt: string
}

const cacheKeys = async (keys: SealKeys): Promise<void> => {
  const cached: CachedKeys = { keys, readAt: new Date().toISOString() }
  await (await caches.open(cacheLocation.cache)).put(cacheLocation.address, Response.json(cached))
}

/** Null where nothing is kept, or where the browser keeps nothing. */
const cachedKeys = async (): Promise<CachedKeys | null> => {
  try {
    const found = await (await caches.open(cacheLocation.cache)).match(cacheLocation.address)
    return found ? await found.json() : null
  } catch {
    return null
  }
}

interface KnownKeys {
  /** Undefined while they are being read, and where they cannot be had. */
  readonly keys: SealKeys | undefined
  readonly isMissing: boolean
  /** When they were read, where there is no newer list to be had. */
  readonly cachedSince: string | undefined
}

/** The keys of all schools, without a network those that were read last (rule signature.6). */
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
