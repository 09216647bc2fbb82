import { atom, type WritableAtom } from 'jotai'

/** State that outlives the page and is the same in all tabs; null means nothing is stored. */
export type StoredAtom<Value> = WritableAtom<Value | null, [Value | null], void>

type Reread = { readonly key: string; readonly atom: WritableAtom<unknown, [], void> }
const rereads: Reread[] = []

/** An atom kept in local storage under `key`. What cannot be decoded counts as not stored. */
export const storedAtom = <Value>(
  key: string,
  decode: (text: string) => Value | null,
  encode: (value: Value) => string,
): StoredAtom<Value> => {
  const read = (): Value | null => {
    const text = localStorage.getItem(key)
    return text === null ? null : decode(text)
  }
  // Undefined until first needed: nothing is read while the module loads.
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

/** Takes over what another tab wrote; `key` null stands for a cleared storage. */
export const rereadStored = (store: Setter, key: string | null) => {
  for (const reread of rereads) if (key === null || key === reread.key) store.set(reread.atom)
}
