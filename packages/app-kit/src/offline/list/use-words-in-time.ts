import { useQueuedCallsEffect } from '../queued-calls'

/** Reads the classes of refused entries as soon as they are known, while the server answers. */
export const useWordsInTime = (): void =>
  useQueuedCallsEffect((calls) => {
    if (!calls.some(({ state }) => state === 'refused')) return
    void import('./correct/read-words').then(({ readWords }) => readWords(calls)).catch(() => null)
  })
