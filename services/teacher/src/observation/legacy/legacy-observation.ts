import type { CreateLegacyObservation, LegacyObservation } from '@lernspur/contracts/legacy-observation.contract'
import type { ObservationVersion } from '../observation-version'

/** The first version: a level of an assessment type, and whether the competence was checked. */
export const legacyObservation: ObservationVersion<CreateLegacyObservation, LegacyObservation> = {
  noun: 'legacy-observation',
  table: 'legacy_observation',
  fields: { isCompetenceCheck: 'o.is_competence_check', performanceLevelId: 'o.performance_level_id' },
  shown: (tx) => tx`o.performance_level_id, o.is_competence_check, o.creator_id`,
  kept: ({ performanceLevelId, isCompetenceCheck }) => ({
    performance_level_id: performanceLevelId ?? null,
    is_competence_check: isCompetenceCheck ?? false,
  }),
  levelField: 'performanceLevelId',
  scaleCheck: (tx, { tenantId }) => ({
    held: tx``,
    join: tx``,
    known: tx`
      i."performanceLevelId" is null or exists (
        select from legacy_performance_level l
        join assessment_type t on t.tenant_id = l.tenant_id and t.id = l.assessment_type_id
        where l.tenant_id = ${tenantId} and l.id = i."performanceLevelId"
          and (t.school_class_id is null or t.school_class_id = i."schoolClassId"))`,
  }),
}
