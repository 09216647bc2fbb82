import { useKnownCallsEffect } from '../queued-calls'

/**
 * Reads the classes of refused entries as soon as they are known, while the server answers. Part of every page; the
 * page's own first reads come first.
 */
export const useWordsInTime = (): void =>
  useKnownCallsEffect((calls) => {
    if (!calls.some(({ state }) => state === 'refused')) return
    void import('./correct/read-words').then(({ readWords }) => readWords(calls)).catch(() => null)
  })
