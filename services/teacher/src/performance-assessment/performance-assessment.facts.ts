import type { Semester } from '@lernspur/contracts/school-year.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Query, Transaction } from '@lernspur/service-kit/call'

/** What somebody wants an assessment to be, as far as it points to other rows. */
interface AssessmentPlace {
  readonly schoolClassId: string | null
  readonly performanceVisualId: string
  readonly schoolTermSemester: Semester
  /** Null takes the semester of the class's school year. */
  readonly schoolTermId: string | null
}

/** What the database knows about one of them. */
export interface AssessmentFacts {
  /** The scale is the school's or of the same class. */
  readonly visualKnown: boolean
  readonly termKnown: boolean
  /** The term is one of the semester. */
  readonly termFits: boolean
  /** The term as asked for, else the one of the class's year. */
  readonly schoolTermId: string | null
  /** Level of the class; null without a class. */
  readonly schoolLevel: number | null
}

/** Facts of each assessment, in the order given, in one statement. */
export const assessmentFacts = (
  tx: Transaction,
  { tenantId }: Actor,
  places: readonly AssessmentPlace[],
): Query<AssessmentFacts> => tx<AssessmentFacts[]>`
  select
    exists (select from performance_visual v
      where v.tenant_id = ${tenantId} and v.id = i."performanceVisualId"
        and (v.school_class_id is null or v.school_class_id = i."schoolClassId")) as visual_known,
    i."schoolTermId" is null or asked.id is not null as term_known,
    i."schoolTermId" is null or coalesce(asked.school_term_semester = i."schoolTermSemester", false) as term_fits,
    coalesce(asked.id, usual.id) as school_term_id,
    c.school_level
  from rows from (jsonb_to_recordset(${tx.json(places as never)}) as (
    "schoolClassId" uuid, "performanceVisualId" uuid, "schoolTermSemester" text, "schoolTermId" uuid)) with ordinality as i (
    "schoolClassId", "performanceVisualId", "schoolTermSemester", "schoolTermId", position)
  left join school_class c on c.tenant_id = ${tenantId} and c.id = i."schoolClassId"
  left join school_term asked on asked.tenant_id = ${tenantId} and asked.id = i."schoolTermId"
  left join school_term usual on usual.tenant_id = c.tenant_id and usual.school_year_id = c.school_year_id
    and usual.school_term_semester = i."schoolTermSemester"
  order by i.position`
