import type { GlobalDraft } from '@lernspur/contracts/provider/global-template.contract'

/** Länder or cantons and types of school that a template is meant for, by id; empty for all (rule template.7). */
export interface Audience {
  readonly stateIds: readonly string[]
  readonly schoolTypeIds: readonly string[]
}

export const everybody: Audience = { stateIds: [], schoolTypeIds: [] }

/** The same audience has the same key, in whatever order it was chosen. */
export const audienceKey = ({ stateIds, schoolTypeIds }: Audience): string =>
  [stateIds, schoolTypeIds].map((ids) => ids.toSorted().join()).join(';')

/** The audience that all drafts have; undefined where they differ. */
export const sharedAudience = (drafts: readonly GlobalDraft[]): Audience | undefined => {
  const [first] = drafts
  return first && drafts.every((one) => audienceKey(one) === audienceKey(first)) ? first : undefined
}
