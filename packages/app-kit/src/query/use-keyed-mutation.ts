import { replaceEqualDeep, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'

interface Keyed {
  readonly idempotencyKey: string
}

type Intent<Variables> = Omit<Variables, 'idempotencyKey'>

interface KeyedOptions<Data, Variables> extends Omit<UseMutationOptions<Data, Error, Intent<Variables>>, 'mutationFn'> {
  readonly mutationFn: (variables: Variables) => Promise<Data>
}

/** Files are the same only where they are one and the same. */
const isSame = (one: unknown, other: unknown) => replaceEqualDeep(one, other) === one

/** Keys of what was asked for and has not succeeded yet. */
class OpenIntents {
  private open: readonly { readonly intent: unknown; readonly key: string }[] = []

  keyOf(intent: unknown): string {
    const known = this.open.find((one) => isSame(one.intent, intent))
    if (known) return known.key
    const key = crypto.randomUUID()
    this.open = [...this.open, { intent, key }]
    return key
  }

  settle(key: string): void {
    this.open = this.open.filter((one) => one.key !== key)
  }
}

/**
 * `useMutation` for creates, `useKeyedMutation(createStudent())`: whoever tries the same again after a failure sends the
 * same Idempotency-Key, so that a create whose answer was lost makes nothing twice. Another content, and the same one
 * after a success, is another intent with a key of its own. Keys live as long as the component.
 */
export const useKeyedMutation = <Data, Variables extends Keyed>({
  mutationFn,
  ...options
}: KeyedOptions<Data, Variables>) => {
  const [intents] = useState(() => new OpenIntents())
  return useMutation<Data, Error, Intent<Variables>>({
    ...options,
    mutationFn: async (intent) => {
      const idempotencyKey = intents.keyOf(intent)
      const data = await mutationFn({ ...intent, idempotencyKey } as Variables)
      intents.settle(idempotencyKey)
      return data
    },
  })
}
