import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { queuedCallsAtom } from '../../waiting/queued-calls-atom'

/** Reads the classes of refused entries as soon as they are known, while the server answers. */
export const useWordsInTime = (): void => {
  const calls = useAtomValue(queuedCallsAtom)
  useEffect(() => {
    if (!calls.some(({ state }) => state === 'refused')) return
    void import('./correct/read-words').then(({ readWords }) => readWords(calls)).catch(() => null)
  }, [calls])
}
