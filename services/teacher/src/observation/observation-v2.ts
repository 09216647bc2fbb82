import type { CreateObservation, Observation } from '@lernspur/contracts/observation.contract'
import type { ObservationVersion } from './observation-version'

/** Version 2: a level of a visual, and the assessment that the entry belongs to. */
export const observationV2: ObservationVersion<CreateObservation, Observation> = {
  noun: 'observation',
  table: 'observation',
  fields: {
    performanceLevelV2Id: 'o.performance_level_id',
    performanceAssessmentId: 'o.performance_assessment_id',
  },
  shown: (tx) => tx`o.performance_level_id as "performanceLevelV2Id", o.performance_assessment_id`,
  kept: ({ performanceLevelV2Id, performanceAssessmentId }) => ({
    performance_level_id: performanceLevelV2Id ?? null,
    performance_assessment_id: performanceAssessmentId ?? null,
  }),
  levelField: 'performanceLevelV2Id',
  /** Assessments are held by their key meanwhile, so that nobody gives them another scale before the entry stands. */
  scaleCheck: (tx, { tenantId }, entries) => ({
    held: tx`
      with held as (
        select a.id, a.school_class_id, a.performance_visual_id from performance_assessment a
        where a.tenant_id = ${tenantId} and a.id = any(${[
          ...new Set(entries.flatMap(({ performanceAssessmentId }) => performanceAssessmentId ?? [])),
        ]}::uuid[])
        order by a.id for key share
      )`,
    join: tx`left join held a on a.id = i."performanceAssessmentId" and a.school_class_id = i."schoolClassId"`,
    known: tx`
      (i."performanceAssessmentId" is null or a.id is not null)
      and (i."performanceLevelV2Id" is null or exists (
        select from performance_level l
        join performance_visual v on v.tenant_id = l.tenant_id and v.id = l.performance_visual_id
        where l.tenant_id = ${tenantId} and l.id = i."performanceLevelV2Id"
          and (v.school_class_id is null or v.school_class_id = i."schoolClassId")
          and (a.id is null or a.performance_visual_id = v.id)))`,
  }),
}
