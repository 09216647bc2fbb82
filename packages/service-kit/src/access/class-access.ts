import type { ClassRight } from '@lernspur/contracts/access'
import type { ErrorCode } from '@lernspur/contracts/error-catalogue'
import type { Fragment, Transaction } from '../call/call'
import { Refusal } from '../call/refusal'
import type { Actor } from '../session/actor'

/** What the actor may do in one class (rule class-right.2). */
export interface ClassRights {
  readonly schoolClassId: string
  readonly rights: Readonly<Record<ClassRight, boolean>>
  /** Subjects whose observations, statistics and report parts the actor may see and write. */
  readonly subjects: 'all' | readonly string[]
}

interface RightsRow {
  readonly isOwn: boolean
  readonly write: boolean
  readonly students: boolean
  readonly rights: boolean
  readonly visuals: boolean
  readonly competences: boolean
  readonly subjects: readonly string[]
}

/** Managers and admins hold all rights on all classes of their school. */
const leads = (actor: Actor): boolean => actor.roleType !== 'user'

/** Rights on a class; NOT_FOUND when the actor does not see it. */
export const classRights = async (tx: Transaction, actor: Actor, schoolClassId: string): Promise<ClassRights> => {
  const [row] = await tx<RightsRow[]>`
    select
      c.creator_id = ${actor.userId} as is_own,
      coalesce(r.can_write_competence_entries, false) as write,
      coalesce(r.can_manage_students, false) as students,
      coalesce(r.can_manage_access_rights, false) as rights,
      coalesce(r.can_manage_performance_visuals, false) as visuals,
      coalesce(r.can_manage_competences, false) as competences,
      array(
        select s.school_subject_id::text from class_access_right_subject s
        where s.tenant_id = r.tenant_id and s.class_access_right_id = r.id
      ) as subjects
    from school_class c
    left join class_access_right r
      on r.tenant_id = c.tenant_id and r.school_class_id = c.id and r.user_id = ${actor.userId}
    where c.tenant_id = ${actor.tenantId} and c.id = ${schoolClassId}
      and (${leads(actor)} or c.creator_id = ${actor.userId} or r.id is not null)`
  if (!row) throw new Refusal('NOT_FOUND')
  const all = leads(actor) || row.isOwn
  const rights = {
    read: true,
    write: all || row.write,
    students: all || row.students,
    rights: all || row.rights,
    visuals: all || row.visuals,
    competences: all || row.competences,
    admin: all,
  }
  return { schoolClassId, rights, subjects: all ? 'all' : row.subjects }
}

/** As `classRights`; `refusal` when the actor sees the class but lacks the right. */
export const requireClassRight = async (
  tx: Transaction,
  actor: Actor,
  schoolClassId: string,
  right: ClassRight,
  refusal: ErrorCode = 'NO_PERMISSION',
): Promise<ClassRights> => {
  const held = await classRights(tx, actor, schoolClassId)
  if (!held.rights[right]) throw new Refusal(refusal)
  return held
}

/** The same for what belongs to a class or, without one, to the school: that is for managers and admins. */
export const requireRightOn = async (
  tx: Transaction,
  actor: Actor,
  schoolClassId: string | null,
  right: ClassRight,
  refusal: ErrorCode = 'NO_PERMISSION',
): Promise<void> => {
  if (schoolClassId !== null) await requireClassRight(tx, actor, schoolClassId, right, refusal)
  else if (!leads(actor)) throw new Refusal(refusal)
}

/** Whether the actor may see and write what belongs to a subject of the class. */
export const holdsSubject = (rights: ClassRights, schoolSubjectId: string): boolean =>
  rights.subjects === 'all' || rights.subjects.includes(schoolSubjectId)

/** Classes that were shared with the actor. */
const sharedClasses = (tx: Transaction, actor: Actor): Fragment => tx`
  select shared.school_class_id from class_access_right shared
  where shared.tenant_id = ${actor.tenantId} and shared.user_id = ${actor.userId}`

/** Subquery `select id …` of the classes that the actor may see, to stand in `in (…)`. */
export const visibleClasses = (tx: Transaction, actor: Actor): Fragment =>
  leads(actor)
    ? tx`select visible.id from school_class visible where visible.tenant_id = ${actor.tenantId}`
    : tx`
      select visible.id from school_class visible
      where visible.tenant_id = ${actor.tenantId}
        and (visible.creator_id = ${actor.userId} or visible.id in (${sharedClasses(tx, actor)}))`

/**
 * Subquery `select id …` of the class subjects whose observations, statistics and report parts the actor may see: all
 * of own classes, the listed ones of shared classes.
 */
export const visibleSubjects = (tx: Transaction, actor: Actor): Fragment =>
  leads(actor)
    ? tx`
      select taught.id from school_subject taught
      where taught.tenant_id = ${actor.tenantId} and not taught.is_template`
    : tx`
      select taught.id from school_subject taught
      join school_class own on own.tenant_id = taught.tenant_id and own.id = taught.school_class_id
      where taught.tenant_id = ${actor.tenantId} and own.creator_id = ${actor.userId}
      union
      select listed.school_subject_id from class_access_right_subject listed
      join class_access_right shared
        on shared.tenant_id = listed.tenant_id and shared.id = listed.class_access_right_id
      where listed.tenant_id = ${actor.tenantId} and shared.user_id = ${actor.userId}`

/**
 * Subquery `select user_id, school_subject_id …` of who works at the school and may write which subjects of a class,
 * because he or she made it or it was shared. Managers and admins may everywhere, and are not meant for that alone.
 */
export const subjectWriters = (
  tx: Transaction,
  { tenantId }: Pick<Actor, 'tenantId'>,
  schoolClassId: string,
): Fragment => tx`
  select writer.user_id, writer.school_subject_id
  from (
    select own.creator_id as user_id, taught.id as school_subject_id
    from school_class own
    join school_subject taught on taught.tenant_id = own.tenant_id and taught.school_class_id = own.id
    where own.tenant_id = ${tenantId} and own.id = ${schoolClassId}
    union
    select shared.user_id, listed.school_subject_id
    from class_access_right shared
    join class_access_right_subject listed
      on listed.tenant_id = shared.tenant_id and listed.class_access_right_id = shared.id
    where shared.tenant_id = ${tenantId} and shared.school_class_id = ${schoolClassId}
      and shared.can_write_competence_entries
  ) as writer
  join user_role working
    on working.tenant_id = ${tenantId} and working.user_id = writer.user_id and working.status = 'active'`
