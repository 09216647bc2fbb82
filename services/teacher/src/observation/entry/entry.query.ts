import { visibleSubjects } from '@lernspur/service-kit/access/class-access'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import type { ResolvedEntry } from './entry.facts'

/** Columns of `o` (either version) by the fields that both versions can be filtered and ordered by. */
export const entryColumns = {
  id: 'o.id',
  description: 'o.description',
  observedAt: 'o.observed_at',
  studentId: 'o.student_id',
  schoolClassId: 'o.school_class_id',
  competenceId: 'o.competence_id',
  schoolSubjectId: 'o.school_subject_id',
  creatorId: 'o.creator_id',
  createdAt: 'o.created_at',
  updatedAt: 'o.updated_at',
}

/**
 * Entries that the actor may see, by subject. `o` is the observation of either version. The subjects are an array,
 * evaluated once: with a join, the planner would expect far fewer rows than a class has, and sort all of them for a
 * page of fifty.
 */
export const visibleEntry = (tx: Transaction, actor: Actor): Fragment =>
  tx`o.tenant_id = ${actor.tenantId} and o.school_subject_id = any(array(${visibleSubjects(tx, actor)}))`

/** Columns of both versions, as a select list over `o` and its creator `u`. */
export const entrySelection = (tx: Transaction): Fragment => tx`
  o.id, o.description, o.observed_at, o.student_id, o.school_class_id, o.competence_id, o.school_subject_id,
  o.created_at, o.updated_at,
  json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as creator,
  case when o.updated_at > o.created_at then (
    select json_build_object('id', changer_u.id, 'firstName', changer_u.first_name, 'lastName', changer_u.last_name,
      'avatar', changer_u.avatar)
    from app_user changer_u where changer_u.id = o.updated_by_id) end as updated_by`

/** A note as stored: trimmed, and null instead of empty. */
export const normalizedNote = (description: string | null | undefined): string | null => description?.trim() || null

/** Columns that both versions write, in any order. */
export const writtenColumns = (tx: Transaction): Fragment => tx`
  tenant_id, id, student_id, school_class_id, school_subject_id, competence_id, description, observed_at, creator_id,
  updated_by_id`

/** A new row of those columns; ids ascend in the order of the calls. */
export const writtenRow = ({ actor }: Call, { entry, schoolSubjectId, observedAt }: ResolvedEntry) => ({
  tenant_id: actor.tenantId,
  id: Bun.randomUUIDv7(),
  student_id: entry.studentId,
  school_class_id: entry.schoolClassId,
  school_subject_id: schoolSubjectId,
  competence_id: entry.competenceId,
  description: normalizedNote(entry.description),
  observed_at: observedAt,
  creator_id: actor.userId,
  updated_by_id: actor.userId,
})
