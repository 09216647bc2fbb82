import { atom, type WritableAtom } from 'jotai'

/** Persistent state, synchronised between tabs; null if nothing is stored. */
export type StoredAtom<Value> = WritableAtom<Value | null, [Value | null], void>

type RereadAtom = { readonly key: string; readonly atom: WritableAtom<unknown, [], void> }
const rereads: RereadAtom[] = []

/** An atom persisted in local storage under `key`. Values that cannot be decoded are ignored. */
export const storedAtom = <Value>(
  key: string,
  decode: (text: string) => Value | null,
  encode: (value: Value) => string,
): StoredAtom<Value> => {
  const read = (): Value | null => {
    const text = localStorage.getItem(key)
    return text === null ? null : decode(text)
  }
  // Undefined until first used: nothing is read at module load.
  const base = atom<Value | null | undefined>(undefined)
  rereads.push({ key, atom: atom(null, (_, set) => set(base, read())) })
  return atom(
    (get) => {
      const known = get(base)
      return known === undefined ? read() : known
    },
    (_, set, value: Value | null) => {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, encode(value))
      set(base, value)
    },
  )
}

interface Setter {
  set(target: WritableAtom<unknown, [], void>): void
}

/** Applies a write of another tab; `key` null means that storage was cleared. */
export const rereadStored = (store: Setter, key: string | null) => {
  for (const reread of rereads) if (key === null || key === reread.key) store.set(reread.atom)
}
