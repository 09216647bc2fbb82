import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call'
import { visibleClasses } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'

/** Classes that the actor may see with creator `u`, year `y` and `members.count`, to be narrowed by `and …`. `c` is the class. */
export const visibleSchoolClass = (tx: Transaction, actor: Actor): Fragment => tx`
  school_class c
  join app_user u on u.id = c.creator_id
  left join school_year_document y on y.tenant_id = c.tenant_id and y.id = c.school_year_id
  cross join lateral (
    select count(*)::integer as count from student_class_relation r
    where r.tenant_id = c.tenant_id and r.school_class_id = c.id) as members
  where c.tenant_id = ${actor.tenantId} and c.id in (${visibleClasses(tx, actor)})`

/** What a class shows, as a select list over `visibleSchoolClass`. */
export const shownSchoolClass = (tx: Transaction): Fragment => tx`
  c.id, c.name, c.nickname, c.school_level, y.year, c.is_active, c.is_onboarding_finalized,
  c.is_assessment_type_onboarding_finalized, c.is_student_onboarding_finalized, c.is_template, c.origin_id,
  c.creator_id,
  json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as creator,
  c.school_year_id, y.document as school_year, c.selected_assessment_type_id, c.tenant_id,
  members.count as student_count, c.created_at, c.updated_at`

/** One class after a change in the same transaction. */
export const readSchoolClass = async (tx: Transaction, { actor }: Call, id: string): Promise<SchoolClass> => {
  const [row] = await tx<SchoolClass[]>`
    select ${shownSchoolClass(tx)} from ${visibleSchoolClass(tx, actor)} and c.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}
