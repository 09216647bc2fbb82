type Ids = readonly string[]

const isSame = (one: Ids, other: Ids): boolean => one.join() === other.join()

/** Those of `ids` that all the others have as well, in the order of `ids`. */
const among = (ids: Ids, ...others: readonly Ids[]): Ids =>
  ids.filter((id) => others.every((list) => list.includes(id)))

/** Whether the ids that both have are in the same order. */
export const isInOrder = (own: Ids, theirs: Ids): boolean => isSame(among(own, theirs), among(theirs, own))

/**
 * Whether the provider has put parts into another order since `base`, and the school too; undefined if there is nothing
 * to take. Without a known origin nobody can say who changed it.
 */
export const orderChange = (own: Ids, theirs: Ids, base: Ids | undefined): { readonly isOwn: boolean } | undefined => {
  if (isInOrder(own, theirs)) return undefined
  if (base === undefined) return { isOwn: true }
  const former = among(base, own, theirs)
  if (isSame(former, among(theirs, own, base))) return undefined
  return { isOwn: !isSame(former, among(own, base, theirs)) }
}

/** Own parts in the order of `theirs`; parts that the provider does not have stay behind the one they follow. */
export const inOrder = <Part extends { readonly originId: string | null }>(
  parts: readonly Part[],
  theirs: Ids,
): readonly Part[] => {
  const groups: { readonly position: number; readonly parts: Part[] }[] = [{ position: -1, parts: [] }]
  for (const part of parts) {
    const position = part.originId === null ? -1 : theirs.indexOf(part.originId)
    if (position >= 0) groups.push({ position, parts: [part] })
    else groups.at(-1)?.parts.push(part)
  }
  return groups.toSorted((one, other) => one.position - other.position).flatMap((group) => group.parts)
}
