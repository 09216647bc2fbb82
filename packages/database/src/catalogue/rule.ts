import type { Database } from '../connection/connect'

export interface Breach {
  readonly sentence: string
}

/** Finds breaches of one data rule in a migrated database. The connection must be the owner's only one. */
export type Rule = (db: Database) => PromiseLike<readonly Breach[]>

/** All breaches of `rules`, as sentences. */
export const breachesOf = async (db: Database, rules: readonly Rule[]): Promise<string[]> => {
  const found: string[] = []
  for (const rule of rules) found.push(...(await rule(db)).map(({ sentence }) => sentence))
  return found
}
