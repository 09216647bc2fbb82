import type { QueryKey } from '@tanstack/react-query'

/** How the page handles a write. */
export interface MutationManner {
  /** Does not affect the save status, such as signing in or creating a PDF. */
  readonly savesNothing?: boolean
  /** The screen shows errors itself, so there is no toast. */
  readonly tellsFailure?: boolean
  /** The screen shows both versions of an EDIT_CONFLICT, so there is no toast for it. */
  readonly tellsConflict?: boolean
}

/** What the query client needs to know about a write. */
export interface MutationMeta extends MutationManner, Record<string, unknown> {
  /** Cached reads that it invalidates; active ones are refetched after success. */
  readonly invalidates?: readonly QueryKey[]
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta
  }
}
