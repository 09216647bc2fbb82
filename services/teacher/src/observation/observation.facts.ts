import type { CreateObservation } from '@lernspur/contracts/observation.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Query, Transaction } from '@lernspur/service-kit/call'

/** What the database knows about one entry that somebody wants to write. */
export interface ObservationFacts {
  /** Subject of the competence, if that is a subject of the class. */
  readonly schoolSubjectId: string | null
  readonly inClass: boolean
  readonly inSubject: boolean
  /** The level belongs to a scale of the class or school, and to the assessment's where one is named. */
  readonly levelKnown: boolean
  readonly assessmentKnown: boolean
  readonly inFuture: boolean
  readonly outsideYears: boolean
}

const assessmentIds = (entries: readonly CreateObservation[]): string[] => [
  ...new Set(entries.flatMap(({ performanceAssessmentId }) => performanceAssessmentId ?? [])),
]

/**
 * Facts of each entry, in the order given, in one statement. Assessments are held by their key meanwhile, so that
 * nobody gives them another scale before the entry stands.
 */
export const observationFacts = (
  tx: Transaction,
  { tenantId }: Actor,
  entries: readonly CreateObservation[],
): Query<ObservationFacts> => tx<ObservationFacts[]>`
  with held as (
    select a.id, a.school_class_id, a.performance_visual_id from performance_assessment a
    where a.tenant_id = ${tenantId} and a.id = any(${assessmentIds(entries)}::uuid[])
    order by a.id for key share
  )
  select
    d.id as school_subject_id,
    exists (select from student_class_relation r where r.tenant_id = ${tenantId}
      and r.student_id = i."studentId" and r.school_class_id = i."schoolClassId") as in_class,
    exists (select from student_subject_relation r where r.tenant_id = ${tenantId}
      and r.student_id = i."studentId" and r.school_subject_id = d.id) as in_subject,
    i."performanceLevelV2Id" is null or exists (
      select from performance_level l
      join performance_visual v on v.tenant_id = l.tenant_id and v.id = l.performance_visual_id
      where l.tenant_id = ${tenantId} and l.id = i."performanceLevelV2Id"
        and (v.school_class_id is null or v.school_class_id = i."schoolClassId")
        and (a.id is null or a.performance_visual_id = v.id)) as level_known,
    i."performanceAssessmentId" is null or a.id is not null as assessment_known,
    coalesce(i."observedAt" > school_today(${tenantId}), false) as in_future,
    not exists (
      select from school_class_year cy
      join school_year y on y.tenant_id = cy.tenant_id and y.id = cy.school_year_id
      where cy.tenant_id = ${tenantId} and cy.school_class_id = i."schoolClassId"
        and coalesce(i."observedAt", school_today(${tenantId})) between y.school_year_start and y.school_year_end
    ) as outside_years
  from rows from (jsonb_to_recordset(${tx.json(entries as never)}) as (
    "studentId" uuid, "schoolClassId" uuid, "competenceId" uuid, "performanceLevelV2Id" uuid,
    "performanceAssessmentId" uuid, "observedAt" date)) with ordinality as i (
    "studentId", "schoolClassId", "competenceId", "performanceLevelV2Id", "performanceAssessmentId", "observedAt", position)
  left join competence c on c.tenant_id = ${tenantId} and c.id = i."competenceId"
  left join competence_domain cd on cd.tenant_id = c.tenant_id and cd.id = c.domain_id
  left join school_subject d on d.tenant_id = cd.tenant_id and d.id = cd.school_subject_id
    and d.school_class_id = i."schoolClassId"
  left join held a on a.id = i."performanceAssessmentId" and a.school_class_id = i."schoolClassId"
  order by i.position`
