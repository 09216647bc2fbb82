import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** The references of an assessment to other rows. */
interface AssessmentScope {
  readonly schoolClassId: string | null
  readonly performanceVisualId: string
  readonly schoolTermSemester: Semester
  /** Null selects the semester of the class's school year. */
  readonly schoolTermId: string | null
}

/** What the database knows about an assessment to be written. */
export interface AssessmentFacts {
  /** The scale is the school's or of the same class. */
  readonly visualKnown: boolean
  readonly termKnown: boolean
  /** The term belongs to the semester. */
  readonly termFits: boolean
  /** The given term, else the one of the class's year. */
  readonly schoolTermId: string | null
  /** Level of the class; null without a class. */
  readonly schoolLevel: number | null
}

/** Facts of each assessment, in the order given, in one statement. */
export const assessmentFacts = (
  tx: Transaction,
  { tenantId }: Actor,
  scopes: readonly AssessmentScope[],
): Query<AssessmentFacts> => tx<AssessmentFacts[]>`
  select
    exists (select from performance_visual pv
      where pv.tenant_id = ${tenantId} and pv.id = i."performanceVisualId"
        and (pv.school_class_id is null or pv.school_class_id = i."schoolClassId")) as visual_known,
    i."schoolTermId" is null or asked_stm.id is not null as term_known,
    i."schoolTermId" is null or coalesce(asked_stm.school_term_semester = i."schoolTermSemester", false) as term_fits,
    coalesce(asked_stm.id, usual_stm.id) as school_term_id,
    sc.school_level
  from rows from (jsonb_to_recordset(${tx.json(scopes as never)}) as (
    "schoolClassId" uuid, "performanceVisualId" uuid, "schoolTermSemester" text, "schoolTermId" uuid)) with ordinality as i (
    "schoolClassId", "performanceVisualId", "schoolTermSemester", "schoolTermId", position)
  left join school_class sc on sc.tenant_id = ${tenantId} and sc.id = i."schoolClassId"
  left join school_term asked_stm on asked_stm.tenant_id = ${tenantId} and asked_stm.id = i."schoolTermId"
  left join school_term usual_stm on usual_stm.tenant_id = sc.tenant_id and usual_stm.school_year_id = sc.school_year_id
    and usual_stm.school_term_semester = i."schoolTermSemester"
  order by i.position`
