import type { Actor } from '@lernspur/service-kit/actor'
import type { Fragment, Transaction } from '@lernspur/service-kit/call'
import { visibleSubjects } from '@lernspur/service-kit/class-access'

/**
 * Observations that the actor may see, by subject. `o` is the observation. The subjects are asked for once, as an array:
 * a join would be planned for far fewer rows than a class has, and then sorts all of them for a page of fifty.
 */
export const visibleObservation = (tx: Transaction, actor: Actor): Fragment =>
  tx`o.tenant_id = ${actor.tenantId} and o.school_subject_id = any(array(${visibleSubjects(tx, actor)}))`

/** What an observation shows, as a select list over observation `o` and its creator `u`. */
export const shownObservation = (tx: Transaction, { shown }: { shown(tx: Transaction): Fragment }): Fragment => tx`
  o.id, o.description, o.observed_at, o.student_id, o.school_class_id, o.competence_id, o.school_subject_id,
  o.created_at, o.updated_at,
  json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as creator,
  ${shown(tx)}`
