import type { Changes } from './changes'

/** A draft with the state of the server that it was made on; undefined where the server counts none. */
export interface StoredDraft<Draft> {
  readonly draft: Draft
  readonly updatedAt: string | undefined
}

/** A draft as it was typed last; null where nothing was typed. In a box, because a draft may be null itself. */
export type DraftChange<Draft> = { readonly draft: Draft } | null

/** What somebody else saved instead. */
export interface DraftClash<Draft> {
  readonly theirs: Draft
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Fields that this person touched, over what the others hold meanwhile. A draft without fields counts as one. */
const merge = <Draft>(base: Draft, theirs: Draft, mine: Draft): Draft => {
  if (typeof mine !== 'object' || mine === null) return mine
  const touched = Object.entries(mine).filter(([field, value]) => !isSame(value, Reflect.get(Object(base), field)))
  return { ...theirs, ...Object.fromEntries(touched) }
}

/** Changes to a draft that is saved as a whole. Whatever then differs from the other version is shown and decided. */
export const draftChanges = <Draft>(): Changes<StoredDraft<Draft>, DraftChange<Draft>, DraftClash<Draft>> => ({
  none: null,
  isNothing: (change) => change === null,
  join: (first, then) => then ?? first,
  apply: (stored, change) => ({ ...stored, ...change }),
  compare: (base, theirs, change) => {
    const mine = change && merge(base.draft, theirs.draft, change.draft)
    if (!change || isSame(mine, theirs.draft)) return { rest: null, clash: null }
    return { rest: { draft: mine as Draft }, clash: { theirs: theirs.draft } }
  },
  yieldTo: () => null,
})
