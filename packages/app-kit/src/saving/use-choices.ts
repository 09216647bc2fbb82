import { useState } from 'react'
import { useReread } from './use-reread'

/**
 * `const { isOn, isBusy, store } = useChoices(['subject'])`: checkboxes that are stored immediately. A choice is shown
 * optimistically; it is busy until the data under the key has been refetched, which is shown from then on.
 */
export const useChoices = (queryKey: readonly string[]) => {
  const reread = useReread(queryKey)
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map())
  const setChoice = (ids: readonly string[], isOn: boolean | null) =>
    setChoices((before) => {
      const next = new Map(before)
      for (const id of ids) isOn === null ? next.delete(id) : next.set(id, isOn)
      return next
    })
  return {
    isOn: (id: string, isStored: boolean) => choices.get(id) ?? isStored,
    isBusy: (id: string) => choices.has(id),
    store: async (ids: readonly string[], isOn: boolean, work: () => Promise<unknown>) => {
      setChoice(ids, isOn)
      try {
        await work()
        await reread()
      } catch {
        // The call has shown the error; the choice falls back to what is stored.
      }
      // Query observers are notified in a separate task: ending the choice earlier would show the old value for a
      // moment.
      setTimeout(() => setChoice(ids, null))
    },
  }
}
