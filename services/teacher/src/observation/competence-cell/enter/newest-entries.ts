import type { Person } from '@lernspur/contracts/wire/fields'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import type { Pair } from '../visible-cells'

/** The newest entry of a cell, with what decides how it may change. */
export interface HeldEntry {
  readonly id: string
  readonly updatedAt: string
  readonly observedAt: string
  readonly isLegacy: boolean
  readonly author: Person
  readonly performanceLevelV2Id: string | null
  readonly performanceAssessmentId: string | null
  readonly description: string | null
  readonly hasPhoto: boolean
}

/** The newest entries of the pairs, of either version, in the order given; undefined for a pair without any. */
export const newestEntries = async (
  tx: Transaction,
  { actor }: Call,
  schoolClassId: string,
  pairs: readonly Pair[],
): Promise<(HeldEntry | undefined)[]> => {
  const sent = pairs.map(({ studentId, competenceId }, index) => ({ place: index, studentId, competenceId }))
  const rows = await tx<(HeldEntry & { readonly place: number })[]>`
    select i.place, newest.id, newest.updated_at, newest.observed_at, newest.is_legacy,
      newest.performance_level_id as "performanceLevelV2Id", newest.performance_assessment_id, newest.description,
      exists (
        select from observation_photo op where op.tenant_id = ${actor.tenantId} and op.observation_id = newest.id
      ) as has_photo,
      json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as author
    from jsonb_to_recordset(${tx.json(sent)}) as i (place integer, "studentId" uuid, "competenceId" uuid)
    cross join lateral (
      select o.id, o.updated_at, o.observed_at, o.created_at, false as is_legacy, o.performance_level_id,
        o.performance_assessment_id, o.description, o.creator_id
      from observation o
      where o.tenant_id = ${actor.tenantId} and o.school_class_id = ${schoolClassId}
        and o.competence_id = i."competenceId" and o.student_id = i."studentId"
      union all
      select o.id, o.updated_at, o.observed_at, o.created_at, true, null, null, null, o.creator_id
      from legacy_observation o
      where o.tenant_id = ${actor.tenantId} and o.school_class_id = ${schoolClassId}
        and o.competence_id = i."competenceId" and o.student_id = i."studentId"
      order by observed_at desc, created_at desc, id desc limit 1
    ) newest
    join app_user u on u.id = newest.creator_id`
  const byIndex = new Map(rows.map((row) => [row.place, row]))
  return pairs.map((_, index) => byIndex.get(index))
}
