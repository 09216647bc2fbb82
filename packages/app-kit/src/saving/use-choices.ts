import { useState } from 'react'
import { useReread } from './use-reread'

/**
 * `const { isOn, isBusy, store } = useChoices(['subject'])`: boxes that are stored at once. A choice shows from the tap
 * on; it is busy until what the server holds then has been read under the key, which counts from there on.
 */
export const useChoices = (queryKey: readonly string[]) => {
  const reread = useReread(queryKey)
  const [wishes, setWishes] = useState<ReadonlyMap<string, boolean>>(new Map())
  const wish = (ids: readonly string[], isOn: boolean | null) =>
    setWishes((before) => {
      const next = new Map(before)
      for (const id of ids) isOn === null ? next.delete(id) : next.set(id, isOn)
      return next
    })
  return {
    isOn: (id: string, isStored: boolean) => wishes.get(id) ?? isStored,
    isBusy: (id: string) => wishes.has(id),
    store: async (ids: readonly string[], isOn: boolean, work: () => Promise<unknown>) => {
      wish(ids, isOn)
      try {
        await work()
        await reread()
      } catch {
        // Told by the call; the choice falls back to what is stored.
      }
      // What was read is shown in a task of its own: a choice that ended before would fall back for a moment.
      setTimeout(() => wish(ids, null))
    },
  }
}
