import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'

/** Länder or cantons and types of school; empty for all of the country (rule template.7). */
interface Audience {
  readonly stateIds: readonly string[]
  readonly schoolTypeIds: readonly string[]
}

const texts = {
  de: {
    stateIds: 'Nicht alle dieser Bundesländer oder Kantone gehören zum Staat der Vorlagen.',
    schoolTypeIds: 'Nicht alle dieser Schularten gibt es im Staat der Vorlagen.',
    countryId: 'Eine Vorlage ist für Bundesländer, Kantone oder Schularten eines anderen Staates gedacht.',
  },
  en: {
    stateIds: 'Not all of these states or cantons belong to the country of the templates.',
    schoolTypeIds: 'Not all of these types of school exist in the country of the templates.',
    countryId: 'A template is meant for states, cantons or types of school of another country.',
  },
} as const

/** Ids as they are stored: each once, sorted, null for none, so that the same audience is always equal. */
export const storedAudience = ({ stateIds, schoolTypeIds }: Audience) => {
  const stored = (ids: readonly string[]) => (ids.length > 0 ? [...new Set(ids)].toSorted() : null)
  return { stateIds: stored(stateIds), schoolTypeIds: stored(schoolTypeIds) }
}

/** Select list of the audience of the subject `one`. */
export const audienceColumns = (tx: Transaction, one: Fragment): Fragment => tx`
  coalesce(${one}.state_ids, '{}') as state_ids, coalesce(${one}.school_type_ids, '{}') as school_type_ids`

/** Digest of the subject `one` with its audience: `digest`, which leaves it out, where the subject is for all. */
export const fullDigest = (tx: Transaction, digest: Fragment, one: Fragment): Fragment => tx`
  case when ${one}.state_ids is null and ${one}.school_type_ids is null then ${digest}
    else md5(jsonb_build_array(${digest}, ${one}.state_ids, ${one}.school_type_ids)::text) end`

const namesOnly = async (query: Query<{ id: string }>, ids: readonly string[]): Promise<boolean> => {
  const known = new Set((await query).map(({ id }) => id))
  return ids.every((id) => known.has(id))
}

/**
 * VALIDATION_FAILED for states and types of school that do not exist, or not in all of `countryIds`: the countries of
 * the templates, without those for all countries.
 */
export const requireAudienceIn = async (
  tx: Transaction,
  { language }: Call,
  { stateIds, schoolTypeIds }: Audience,
  countryIds: readonly string[],
): Promise<void> => {
  const [states, types] = await Promise.all([
    namesOnly(
      tx<{ id: string }[]>`
        select st.id from state st
        where st.id = any(${[...stateIds]}::uuid[]) and st.country_id = all(${[...countryIds]}::uuid[])`,
      stateIds,
    ),
    namesOnly(
      tx<{ id: string }[]>`
        select sty.id from school_type sty
        where sty.id = any(${[...schoolTypeIds]}::uuid[]) and sty.country_id = all(${[...countryIds]}::uuid[])`,
      schoolTypeIds,
    ),
  ])
  if (!states) refuse('VALIDATION_FAILED', [{ path: 'stateIds', message: texts[language].stateIds }])
  if (!types) refuse('VALIDATION_FAILED', [{ path: 'schoolTypeIds', message: texts[language].schoolTypeIds }])
}

/** VALIDATION_FAILED for a country that one of the templates is not meant for, by its states and types of school. */
export const requireCountryOfAudience = async (
  tx: Transaction,
  { actor, language }: Call,
  schoolSubjectIds: readonly string[],
  countryId: string | null,
): Promise<void> => {
  if (countryId === null) return
  const ids = [...schoolSubjectIds]
  // Nobody changes the audience between this check and the change of the country.
  await tx`
    select from school_subject ss where ss.tenant_id = ${actor.tenantId} and ss.id = any(${ids}::uuid[])
    order by ss.id for update`
  const elsewhere = await tx`
    select from school_subject ss
    where ss.tenant_id = ${actor.tenantId} and ss.is_template and ss.id = any(${ids}::uuid[])
      and (exists (select from state st where st.id = any(ss.state_ids) and st.country_id <> ${countryId})
        or exists (select from school_type sty where sty.id = any(ss.school_type_ids) and sty.country_id <> ${countryId}))
    limit 1`
  if (elsewhere.length > 0) refuse('VALIDATION_FAILED', [{ path: 'countryId', message: texts[language].countryId }])
}
