import type { QueryKey } from '@tanstack/react-query'

/** How the page handles a write. */
export interface MutationBehaviour {
  /** Does not affect the save status, such as signing in or creating a PDF. */
  readonly savesNothing?: boolean
  /** The screen shows errors itself, so there is no toast. */
  readonly showsFailure?: boolean
  /** The screen shows both versions of an EDIT_CONFLICT, so there is no toast for it. */
  readonly showsConflict?: boolean
}

/** What the query client needs to know about a write. */
export interface MutationMeta extends MutationBehaviour, Record<string, unknown> {
  /** Cached reads that it invalidates; active ones are refetched after success. */
  readonly invalidates?: readonly QueryKey[]
  /** The write concerns one row, whose new state is the answer: lists among those reads need not be read again for it. */
  readonly patch?: {
    /** Fields that decide the row's place in lists requested without an order. */
    readonly moves: readonly string[]
    /** The parameter with the id of a row that was deleted. */
    readonly removes?: string | undefined
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta
  }
}
