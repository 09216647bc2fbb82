/**
 * States of a row that a change was made from, as instants of the row's last change. Undefined when the caller takes
 * any state; several where `If-Match` lists several.
 */
export type ExpectedVersion = readonly string[] | undefined

/** ETag of a row: the instant of its last change. */
export const etag = (updatedAt: string): string => `"${updatedAt}"`

/** What an `If-Match` header expects. An invalid tag counts as a version that no row has. */
export const readExpectedVersion = (headers: Headers): ExpectedVersion => {
  const tags = headers.get('if-match')?.split(',') ?? ['*']
  if (tags.some((tag) => tag.trim() === '*')) return undefined
  return tags.flatMap((tag) => /^(?:W\/)?"([^"]*)"$/.exec(tag.trim())?.[1] ?? [])
}
