import type { Actor } from '@lernspur/service-kit/actor'
import type { Query, Transaction } from '@lernspur/service-kit/call'
import { schoolToday } from '@lernspur/service-kit/school-today'

/** Whom and what an entry is about, and when: the same in both versions of observations. */
export interface Entry {
  readonly studentId: string
  readonly schoolClassId: string
  readonly competenceId: string
  readonly description?: string | null | undefined
  readonly observedAt?: string | undefined
}

/** An entry that may be written, with the subject of its competence and its day. */
export interface PlacedEntry<E extends Entry = Entry> {
  readonly entry: E
  readonly schoolSubjectId: string
  readonly observedAt: string
}

/** What the database knows about one entry that somebody wants to write. */
export interface EntryFacts {
  /** Subject of the competence, if that is a subject of the class. */
  readonly schoolSubjectId: string | null
  readonly inClass: boolean
  readonly inSubject: boolean
  /** The day named, else today in the school. */
  readonly observedAt: string
  readonly inFuture: boolean
  readonly outsideYears: boolean
}

/** Facts of each entry, in the order given, in one statement. */
export const entryFacts = (tx: Transaction, actor: Actor, entries: readonly Entry[]): Query<EntryFacts> => {
  const { tenantId } = actor
  const today = schoolToday(tx, actor)
  const sent = entries.map(({ studentId, schoolClassId, competenceId, observedAt = null }) => ({
    studentId,
    schoolClassId,
    competenceId,
    observedAt,
  }))
  return tx<EntryFacts[]>`
    select
      d.id as school_subject_id,
      exists (select from student_class_relation r where r.tenant_id = ${tenantId}
        and r.student_id = i."studentId" and r.school_class_id = i."schoolClassId") as in_class,
      exists (select from student_subject_relation r where r.tenant_id = ${tenantId}
        and r.student_id = i."studentId" and r.school_subject_id = d.id) as in_subject,
      coalesce(i."observedAt", ${today}) as observed_at,
      coalesce(i."observedAt" > ${today}, false) as in_future,
      not exists (
        select from school_class_year cy
        join school_year y on y.tenant_id = cy.tenant_id and y.id = cy.school_year_id
        where cy.tenant_id = ${tenantId} and cy.school_class_id = i."schoolClassId"
          and coalesce(i."observedAt", ${today}) between y.school_year_start and y.school_year_end
      ) as outside_years
    from rows from (jsonb_to_recordset(${tx.json(sent)}) as (
      "studentId" uuid, "schoolClassId" uuid, "competenceId" uuid, "observedAt" date)) with ordinality as i (
      "studentId", "schoolClassId", "competenceId", "observedAt", position)
    left join competence c on c.tenant_id = ${tenantId} and c.id = i."competenceId"
    left join competence_domain cd on cd.tenant_id = c.tenant_id and cd.id = c.domain_id
    left join school_subject d on d.tenant_id = cd.tenant_id and d.id = cd.school_subject_id
      and d.school_class_id = i."schoolClassId"
    order by i.position`
}
