import type { ClassRight } from '@lernspur/contracts/wire/access'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { ApiError } from '../call/api-error'
import type { Fragment, Transaction } from '../call/call'
import type { Actor } from '../session/actor'

/** What the actor may do in one class (rule class-right.2). */
export interface ClassRights {
  readonly schoolClassId: string
  /** A class that is no longer active is read-only; who may see it can still change (rule class.3). */
  readonly isActive: boolean
  /** Until its set-up is complete a class takes no observations and no reports (rule class.3). */
  readonly isFinalized: boolean
  readonly rights: Readonly<Record<ClassRight, boolean>>
  /** Subjects whose observations, statistics and report parts the actor may see and write. */
  readonly subjects: 'all' | readonly string[]
  /** The last day on which the actor holds them; null for no end. */
  readonly endsOn: string | null
}

interface RightsRow {
  readonly isActive: boolean
  readonly isFinalized: boolean
  readonly isOwn: boolean
  readonly write: boolean
  readonly students: boolean
  readonly rights: boolean
  readonly visuals: boolean
  readonly competences: boolean
  readonly subjects: readonly string[]
  readonly endsOn: string | null
}

/** Condition on `ar` (class_access_right): its last day is not over; afterwards it is no right (rule class-right.10). */
export const isOngoing = (tx: Transaction): Fragment => tx`(ar.ends_at is null or ar.ends_at > now())`

/** Managers and admins hold all rights on all classes of their school. */
const leads = (actor: Actor): boolean => actor.roleType !== 'user'

/** Rights on a class; NOT_FOUND when the actor does not see it, and for a template (rule class-template.1). */
export const classRights = async (tx: Transaction, actor: Actor, schoolClassId: string): Promise<ClassRights> => {
  const [row] = await tx<RightsRow[]>`
    select
      sc.is_active,
      sc.is_onboarding_finalized as is_finalized,
      sc.creator_id = ${actor.userId} as is_own,
      coalesce(ar.can_write_competence_entries, false) as write,
      coalesce(ar.can_manage_students, false) as students,
      coalesce(ar.can_manage_access_rights, false) as rights,
      coalesce(ar.can_manage_performance_visuals, false) as visuals,
      coalesce(ar.can_manage_competences, false) as competences,
      ar.ends_on,
      array(
        select ars.school_subject_id::text from class_access_right_subject ars
        where ars.tenant_id = ar.tenant_id and ars.class_access_right_id = ar.id
      ) as subjects
    from school_class sc
    left join class_access_right ar
      on ar.tenant_id = sc.tenant_id and ar.school_class_id = sc.id and ar.user_id = ${actor.userId}
        and ${isOngoing(tx)}
    where sc.tenant_id = ${actor.tenantId} and sc.id = ${schoolClassId} and not sc.is_template
      and (${leads(actor)} or sc.creator_id = ${actor.userId} or ar.id is not null)`
  if (!row) throw new ApiError('NOT_FOUND')
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
  const { isActive, isFinalized } = row
  const endsOn = all ? null : row.endsOn
  return { schoolClassId, isActive, isFinalized, rights, subjects: all ? 'all' : row.subjects, endsOn }
}

/** Rights to change what a class contains. */
const contentRights: readonly ClassRight[] = ['write', 'students', 'visuals', 'competences']

/** Whether the right is held and may be used: contents change only in an active class (rule class.3). */
export const mayUse = ({ rights, isActive }: ClassRights, right: ClassRight): boolean =>
  rights[right] && (isActive || !contentRights.includes(right))

/** As `classRights`; `refusal` when the actor sees the class but lacks the right, or may not use it any more. */
export const requireClassRight = async (
  tx: Transaction,
  actor: Actor,
  schoolClassId: string,
  right: ClassRight,
  refusal: ErrorCode = 'NO_PERMISSION',
): Promise<ClassRights> => {
  const held = await classRights(tx, actor, schoolClassId)
  if (!mayUse(held, right)) throw new ApiError(refusal)
  return held
}

/**
 * Rights on a class that takes entries and reports. CREATE_NOT_ALLOWED without the right to write, and for a class that
 * is not set up or no longer active (rule class.3).
 */
export const requireOpenClass = async (tx: Transaction, actor: Actor, schoolClassId: string): Promise<ClassRights> => {
  const held = await requireClassRight(tx, actor, schoolClassId, 'write', 'CREATE_NOT_ALLOWED')
  if (!held.isFinalized) throw new ApiError('CREATE_NOT_ALLOWED')
  return held
}

/** The same for what belongs to a class; without one it belongs to the school, and so to managers and admins. */
export const requireRightOn = async (
  tx: Transaction,
  actor: Actor,
  schoolClassId: string | null,
  right: ClassRight,
  refusal: ErrorCode = 'NO_PERMISSION',
): Promise<void> => {
  if (schoolClassId !== null) await requireClassRight(tx, actor, schoolClassId, right, refusal)
  else if (!leads(actor)) throw new ApiError(refusal)
}

/** Whether the actor may see and write what belongs to a subject of the class. */
export const holdsSubject = (rights: ClassRights, schoolSubjectId: string): boolean =>
  rights.subjects === 'all' || rights.subjects.includes(schoolSubjectId)

/** Classes shared with the actor. */
const sharedClasses = (tx: Transaction, actor: Actor): Fragment => tx`
  select ar.school_class_id from class_access_right ar
  where ar.tenant_id = ${actor.tenantId} and ar.user_id = ${actor.userId} and ${isOngoing(tx)}`

/** Subquery `select id …` of the classes that the actor may see, no templates, for use in `in (…)`. */
export const visibleClasses = (tx: Transaction, actor: Actor): Fragment =>
  leads(actor)
    ? tx`select sc.id from school_class sc where sc.tenant_id = ${actor.tenantId} and not sc.is_template`
    : tx`
      select sc.id from school_class sc
      where sc.tenant_id = ${actor.tenantId} and not sc.is_template
        and (sc.creator_id = ${actor.userId} or sc.id in (${sharedClasses(tx, actor)}))`

/**
 * Subquery `select id …` of the class subjects whose observations, statistics and report parts the actor may see: all
 * of own classes, the listed ones of shared classes.
 */
export const visibleSubjects = (tx: Transaction, actor: Actor): Fragment =>
  leads(actor)
    ? tx`
      select ss.id from school_subject ss
      join school_class sc on sc.tenant_id = ss.tenant_id and sc.id = ss.school_class_id
      where ss.tenant_id = ${actor.tenantId} and not sc.is_template`
    : tx`
      select ss.id from school_subject ss
      join school_class sc on sc.tenant_id = ss.tenant_id and sc.id = ss.school_class_id
      where ss.tenant_id = ${actor.tenantId} and sc.creator_id = ${actor.userId} and not sc.is_template
      union
      select ars.school_subject_id from class_access_right_subject ars
      join class_access_right ar
        on ar.tenant_id = ars.tenant_id and ar.id = ars.class_access_right_id
      where ars.tenant_id = ${actor.tenantId} and ar.user_id = ${actor.userId} and ${isOngoing(tx)}`

/**
 * Subquery `select user_id, school_subject_id …` of the active users who may write subjects of a class, as its creator
 * or by an access right. Managers and admins are not included for their role alone.
 */
export const subjectWriters = (
  tx: Transaction,
  { tenantId }: Pick<Actor, 'tenantId'>,
  schoolClassId: string,
): Fragment => tx`
  select writer.user_id, writer.school_subject_id
  from (
    select sc.creator_id as user_id, ss.id as school_subject_id
    from school_class sc
    join school_subject ss on ss.tenant_id = sc.tenant_id and ss.school_class_id = sc.id
    where sc.tenant_id = ${tenantId} and sc.id = ${schoolClassId}
    union
    select ar.user_id, ars.school_subject_id
    from class_access_right ar
    join class_access_right_subject ars
      on ars.tenant_id = ar.tenant_id and ars.class_access_right_id = ar.id
    where ar.tenant_id = ${tenantId} and ar.school_class_id = ${schoolClassId}
      and ar.can_write_competence_entries and ${isOngoing(tx)}
  ) as writer
  join user_role ur
    on ur.tenant_id = ${tenantId} and ur.user_id = writer.user_id and ur.status = 'active'`

/**
 * The permissions of `ar` (class_access_right) with the subjects they cover, as arguments of `jsonb_build_object`
 * (rule class-right.2).
 */
export const permissionFields = (tx: Transaction): Fragment => tx`
  'canManageAccessRights', ar.can_manage_access_rights,
  'canManageStudents', ar.can_manage_students,
  'canManagePerformanceVisuals', ar.can_manage_performance_visuals,
  'canManageCompetences', ar.can_manage_competences,
  'canWriteCompetenceEntries', ar.can_write_competence_entries,
  'schoolSubjectIds', array(
    select ars.school_subject_id from class_access_right_subject ars
    where ars.tenant_id = ar.tenant_id and ars.class_access_right_id = ar.id)`
