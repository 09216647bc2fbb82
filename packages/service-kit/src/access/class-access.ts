import type { ClassRight } from '@lernspur/contracts/access'
import type { ErrorCode } from '@lernspur/contracts/error-catalogue'
import type { Actor } from '../call/actor'
import type { Fragment, Transaction } from '../call/call'
import { refuse } from '../call/refusal'

/** What the actor may do in one class. */
export interface ClassRights {
  readonly schoolClassId: string
  readonly rights: Readonly<Record<ClassRight, boolean>>
  /** Subjects whose observations, statistics and report parts the actor may see and write. */
  readonly subjects: 'all' | readonly string[]
}

interface Held {
  readonly isOwner: boolean
  readonly hasRight: boolean
  readonly canManageAccessRights: boolean | null
  readonly canManageStudents: boolean | null
  readonly canManagePerformanceVisuals: boolean | null
  readonly canManageCompetences: boolean | null
  readonly canWriteCompetenceEntries: boolean | null
  readonly subjects: string[]
}

const allRights = { read: true, write: true, students: true, rights: true, visuals: true, competences: true, admin: true }

/**
 * Rights on a class; NOT_FOUND when the actor does not see it. Managers and admins hold all rights on all classes, the
 * creator on the own ones, others what was shared (decisions: people and rights).
 */
export const classRights = async (tx: Transaction, actor: Actor, schoolClassId: string): Promise<ClassRights> => {
  const [held] = await tx<Held[]>`
    select
      c.creator_id = ${actor.userId} as is_owner, a.id is not null as has_right, a.can_manage_access_rights,
      a.can_manage_students, a.can_manage_performance_visuals, a.can_manage_competences,
      a.can_write_competence_entries, array(
        select s.school_subject_id from class_access_right_subject s
        where s.tenant_id = a.tenant_id and s.class_access_right_id = a.id) as subjects
    from school_class c
    left join class_access_right a
      on a.tenant_id = c.tenant_id and a.school_class_id = c.id and a.user_id = ${actor.userId}
    where c.tenant_id = ${actor.tenantId} and c.id = ${schoolClassId}`
  if (held && (actor.roleType !== 'user' || held.isOwner)) return { schoolClassId, rights: allRights, subjects: 'all' }
  if (!held?.hasRight) return refuse('NOT_FOUND')
  return {
    schoolClassId,
    subjects: held.subjects,
    rights: {
      read: true,
      write: held.canWriteCompetenceEntries === true,
      students: held.canManageStudents === true,
      rights: held.canManageAccessRights === true,
      visuals: held.canManagePerformanceVisuals === true,
      competences: held.canManageCompetences === true,
      admin: false,
    },
  }
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
  return held.rights[right] ? held : refuse(refusal)
}

/** Whether the actor may see and write what belongs to a subject of the class. */
export const holdsSubject = (rights: ClassRights, schoolSubjectId: string): boolean =>
  rights.subjects === 'all' || rights.subjects.includes(schoolSubjectId)

/** Subquery `select id …` of the classes that the actor may see. */
export const visibleClasses = (tx: Transaction, actor: Actor): Fragment =>
  actor.roleType === 'user'
    ? tx`
        select own.id from school_class own
        where own.tenant_id = ${actor.tenantId} and own.creator_id = ${actor.userId}
        union all
        select shared.school_class_id from class_access_right shared
        where shared.tenant_id = ${actor.tenantId} and shared.user_id = ${actor.userId}`
    : tx`select every.id from school_class every where every.tenant_id = ${actor.tenantId}`

/** Subquery `select id …` of the class subjects whose observations and report parts the actor may see. */
export const visibleSubjects = (tx: Transaction, actor: Actor): Fragment =>
  actor.roleType === 'user'
    ? tx`
        select taught.id from school_subject taught
        join school_class own on own.tenant_id = taught.tenant_id and own.id = taught.school_class_id
        where taught.tenant_id = ${actor.tenantId} and own.creator_id = ${actor.userId}
        union all
        select part.school_subject_id from class_access_right_subject part
        join class_access_right shared on shared.tenant_id = part.tenant_id and shared.id = part.class_access_right_id
        where part.tenant_id = ${actor.tenantId} and shared.user_id = ${actor.userId}`
    : tx`
        select every.id from school_subject every
        where every.tenant_id = ${actor.tenantId} and every.school_class_id is not null`
