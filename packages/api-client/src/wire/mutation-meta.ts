import type { QueryKey } from '@tanstack/react-query'

/** Cached reads that a write makes stale; the query client fetches those in use again once the write succeeded. */
export interface MutationMeta extends Record<string, unknown> {
  readonly invalidates?: readonly QueryKey[]
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta
  }
}
