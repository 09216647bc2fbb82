import type { Changes } from '../saving/changes'

/** A draft with the row version it is based on; undefined if the server does not version it. */
export interface StoredDraft<Draft> {
  readonly draft: Draft
  readonly updatedAt: string | undefined
}

/** The latest draft; null if nothing was edited. Wrapped, because a draft may be null itself. */
export type DraftChange<Draft> = { readonly draft: Draft } | null

/** What the other user saved instead. */
export interface DraftClash<Draft> {
  readonly theirs: Draft
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fields edited here, over the other user's current values. A draft without fields counts as one field. */
const merge = <Draft>(base: Draft, theirs: Draft, mine: Draft): Draft => {
  if (typeof mine !== 'object' || mine === null) return mine
  const touched = Object.entries(mine).filter(([field, value]) => !isSame(value, Reflect.get(Object(base), field)))
  return { ...theirs, ...Object.fromEntries(touched) }
}

/** Changes to a draft that is saved as a whole. Fields that differ from the other version are shown for a decision. */
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
  dropConflicts: () => null,
})
