/** The changes in an audit entry: field → value before and after; null where there is none. */
export type Differences = Readonly<Record<string, readonly [before: unknown, after: unknown]>>

/** Fields whose values tell nobody anything. */
const omittedFields = new Set(['avatar', 'updatedAt'])

/**
 * Fields of `change` that `before` has with another value; omitted fields (undefined) stay as they are. Lists count as
 * equal whatever their order.
 */
export const differences = (before: object, change: object): Differences => {
  const known = new Map<string, unknown>(Object.entries(before))
  const plain = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.toSorted() : (value ?? null))
  return Object.fromEntries(
    Object.entries(change)
      .filter(([field, after]) => after !== undefined && known.has(field) && !omittedFields.has(field))
      .filter(([field, after]) => plain(known.get(field)) !== plain(after))
      .map(([field, after]) => [field, [known.get(field) ?? null, after] as const]),
  )
}
