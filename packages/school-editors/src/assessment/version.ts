/** The newest row version, which stands for all of them; undefined if there are none. */
export const versionOf = (rows: readonly { readonly updatedAt: string }[]): string | undefined =>
  // Without the trailing Z instants sort by time, however many digits they have.
  rows
    .map(({ updatedAt }) => updatedAt.slice(0, -1))
    .toSorted()
    .at(-1)
    ?.concat('Z')
