import type { Fragment, Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'

/** Student, competence and day of an entry: the same in both versions of observations. */
export interface Entry {
  readonly studentId: string
  readonly schoolClassId: string
  readonly competenceId: string
  readonly description?: string | null | undefined
  readonly observedAt?: string | undefined
}

/** An entry that may be written, with the subject of its competence and its day. */
export interface ResolvedEntry<E extends Entry = Entry> {
  readonly entry: E
  readonly schoolSubjectId: string
  readonly observedAt: string
}

/** What the database knows about an entry to be written. */
export interface EntryFacts {
  /** Subject of the competence, if that is a subject of the class. */
  readonly schoolSubjectId: string | null
  readonly inClass: boolean
  readonly inSubject: boolean
  /** Whether the student waits to be erased. */
  readonly isLeaving: boolean
  /** The given day, else today in the school. */
  readonly observedAt: string
  readonly inFuture: boolean
  readonly outsideYears: boolean
}

/**
 * Tells PostgreSQL when there is a single entry: for a list of unknown length it expects a hundred, and would read what
 * all children and competences of the school have in common.
 */
export const limitOneIfSingle = (tx: Transaction, entries: readonly unknown[]): Fragment =>
  entries.length === 1 ? tx`limit 1` : tx``

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
      ss.id as school_subject_id,
      exists (select from student_class_relation scr where scr.tenant_id = ${tenantId}
        and scr.student_id = i."studentId" and scr.school_class_id = i."schoolClassId") as in_class,
      exists (select from student_subject_relation ssr where ssr.tenant_id = ${tenantId}
        and ssr.student_id = i."studentId" and ssr.school_subject_id = ss.id) as in_subject,
      exists (select from student s where s.tenant_id = ${tenantId}
        and s.id = i."studentId" and s.erases_at is not null) as is_leaving,
      coalesce(i."observedAt", ${today}) as observed_at,
      coalesce(i."observedAt" > ${today}, false) as in_future,
      not exists (
        select from school_class_year scy
        join school_year sy on sy.tenant_id = scy.tenant_id and sy.id = scy.school_year_id
        where scy.tenant_id = ${tenantId} and scy.school_class_id = i."schoolClassId"
          and coalesce(i."observedAt", ${today}) between sy.school_year_start and sy.school_year_end
      ) as outside_years
    from (
      select sent.* from rows from (jsonb_to_recordset(${tx.json(sent)}) as (
        "studentId" uuid, "schoolClassId" uuid, "competenceId" uuid, "observedAt" date)) with ordinality as sent (
        "studentId", "schoolClassId", "competenceId", "observedAt", position)
      ${limitOneIfSingle(tx, sent)}
    ) as i
    left join competence c on c.tenant_id = ${tenantId} and c.id = i."competenceId"
    left join competence_domain cd on cd.tenant_id = c.tenant_id and cd.id = c.domain_id
    left join school_subject ss on ss.tenant_id = cd.tenant_id and ss.id = cd.school_subject_id
      and ss.school_class_id = i."schoolClassId"
    order by i.position`
}
