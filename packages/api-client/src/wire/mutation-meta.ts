import type { QueryKey } from '@tanstack/react-query'

/** How the page treats a write. */
export interface MutationManner {
  /** Leaves the save status alone: signing in, making a PDF. */
  readonly savesNothing?: boolean
  /** The screen tells of a failure itself, so no toast does. */
  readonly tellsFailure?: boolean
  /** The screen shows both sides of an EDIT_CONFLICT, so no toast tells of it. */
  readonly tellsConflict?: boolean
}

/** What the query client must know about a write. */
export interface MutationMeta extends MutationManner, Record<string, unknown> {
  /** Cached reads that it makes stale; those in use are fetched again once it succeeded. */
  readonly invalidates?: readonly QueryKey[]
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta
  }
}
