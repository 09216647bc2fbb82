import { replaceEqualDeep, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'

interface WithIdempotencyKey {
  readonly idempotencyKey: string
}

type Intent<Variables> = Omit<Variables, 'idempotencyKey'>

interface KeyedOptions<Data, Variables> extends Omit<UseMutationOptions<Data, Error, Intent<Variables>>, 'mutationFn'> {
  readonly mutationFn: (variables: Variables) => Promise<Data>
}

/** Files are compared by identity. */
const isSame = (one: unknown, other: unknown) => replaceEqualDeep(one, other) === one

/** Keys of creates that have not succeeded yet. */
class OpenIntents {
  private open: readonly { readonly intent: unknown; readonly key: string }[] = []

  keyOf(intent: unknown): string {
    const known = this.open.find((one) => isSame(one.intent, intent))
    if (known) return known.key
    const key = crypto.randomUUID()
    this.open = [...this.open, { intent, key }]
    return key
  }

  releaseKey(key: string): void {
    this.open = this.open.filter((one) => one.key !== key)
  }
}

/**
 * `useMutation` for creates, `useKeyedMutation(createStudent())`: a retry with the same content sends the same
 * Idempotency-Key, so that a create whose response was lost is not executed twice. Different content, and the same
 * content after a success, gets a new key. Keys live as long as the component.
 */
export const useKeyedMutation = <Data, Variables extends WithIdempotencyKey>({
  mutationFn,
  ...options
}: KeyedOptions<Data, Variables>) => {
  const [intents] = useState(() => new OpenIntents())
  return useMutation<Data, Error, Intent<Variables>>({
    ...options,
    mutationFn: async (intent) => {
      const idempotencyKey = intents.keyOf(intent)
      const data = await mutationFn({ ...intent, idempotencyKey } as Variables)
      intents.releaseKey(idempotencyKey)
      return data
    },
  })
}
