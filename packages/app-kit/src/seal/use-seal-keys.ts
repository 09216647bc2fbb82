import { sealKeysQuery } from '@lernspur/api-client/seal-key.queries'
import type { SealKeys } from '@lernspur/contracts/seal-key.contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

const storedAs = 'lernspur-seal-keys'

const stored = (): SealKeys | undefined => {
  try {
    return JSON.parse(localStorage.getItem(storedAs) ?? '') as SealKeys
  } catch {
    return undefined
  }
}

/** The keys of all schools, without a network those that were read last; undefined while they are being read. */
export const useSealKeys = (): { readonly keys: SealKeys | undefined; readonly isMissing: boolean } => {
  const { data, isError } = useQuery(sealKeysQuery())
  useEffect(() => {
    if (data) localStorage.setItem(storedAs, JSON.stringify(data))
  }, [data])
  const keys = data ?? stored()
  return { keys, isMissing: isError && !keys }
}
