import { sealKeysQuery } from '@lernspur/api-client/teacher/seal-key.queries'
import { useQuery } from '@lernspur/app-runtime'
import type { SealKeys } from '@lernspur/contracts/teacher/report-seal/seal-key.contract'
import { useEffect } from 'react'

/** The list that was read last lies where the browser keeps answers: it is public, and no storage of a person. */
const place = { cache: 'lernspur-seal-keys', address: '/api/seal-keys' }

interface KeptKeys {
  readonly keys: SealKeys
  /** Instant at which they were read. */
  readonly readAt: string
}

const keepKeys = async (keys: SealKeys): Promise<void> => {
  const kept: KeptKeys = { keys, readAt: new Date().toISOString() }
  await (await caches.open(place.cache)).put(place.address, Response.json(kept))
}

/** Null where nothing is kept, or where the browser keeps nothing. */
const keptKeys = async (): Promise<KeptKeys | null> => {
  try {
    const found = await (await caches.open(place.cache)).match(place.address)
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
  readonly keptSince: string | undefined
}

/** The keys of all schools, without a network those that were read last (rule signature.6). */
export const useSealKeys = (): KnownKeys => {
  const { data, isError, fetchStatus } = useQuery(sealKeysQuery())
  const { data: kept } = useQuery({ queryKey: ['kept-seal-keys'], queryFn: keptKeys, networkMode: 'always' })
  useEffect(() => {
    if (data) keepKeys(data).catch(() => null)
  }, [data])
  const isAway = isError || fetchStatus === 'paused'
  const keys = data ?? kept?.keys
  return {
    keys,
    isMissing: !keys && kept === null && isAway,
    keptSince: !data && isAway ? kept?.readAt : undefined,
  }
}
