/** A person in a class. */
export interface RightPair {
  readonly schoolClassId: string
  readonly userId: string
}

export const pairKey = ({ schoolClassId, userId }: RightPair): string => `${schoolClassId} ${userId}`

/** Pairs as JSON for `jsonb_to_recordset`. */
export const pairsJson = (pairs: readonly RightPair[]): string =>
  JSON.stringify(pairs.map(({ schoolClassId, userId }) => ({ schoolClassId, userId })))
