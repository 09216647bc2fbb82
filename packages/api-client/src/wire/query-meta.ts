/** What the query client needs to know about a read. */
export interface QueryMeta extends Record<string, unknown> {
  /**
   * Whether data have the shape of an answer that this version of the page knows. Data stored on a device may come from
   * a page before a release that changed it.
   */
  readonly isAnswer?: (data: unknown) => boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta
  }
}
