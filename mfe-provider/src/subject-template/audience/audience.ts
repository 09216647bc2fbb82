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

/** Drafts whose audience can be chosen together, as they are for one country; `countryId` is null for all countries. */
export interface DraftGroup {
  readonly countryId: string | null
  readonly drafts: readonly GlobalDraft[]
}

/**
 * Drafts by their countries, the largest group first. Those for all countries may be meant for schools of any one, so
 * they stay with the others while these are for one country.
 */
export const draftGroups = (drafts: readonly GlobalDraft[]): readonly [DraftGroup, ...DraftGroup[]] => {
  const groups = [...Map.groupBy(drafts, ({ countryId }) => countryId)].map(([countryId, of]) => ({
    countryId,
    drafts: of,
  }))
  const countries = groups.filter(({ countryId }) => countryId !== null)
  if (countries.length < 2) return [{ countryId: countries[0]?.countryId ?? null, drafts }]
  const [first, ...others] = groups.toSorted((one, other) => other.drafts.length - one.drafts.length)
  return first ? [first, ...others] : [{ countryId: null, drafts }]
}

/** The audience that all drafts have; undefined where they differ. */
export const sharedAudience = (drafts: readonly GlobalDraft[]): Audience | undefined => {
  const [first] = drafts
  return first && drafts.every((one) => audienceKey(one) === audienceKey(first)) ? first : undefined
}
