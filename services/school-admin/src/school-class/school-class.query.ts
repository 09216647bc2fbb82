import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { isOngoing, permissionFields, visibleClasses } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** How many students `sc` (school_class) has. Not a join: lists count for the rows of the page only. */
export const studentCount = (tx: Transaction): Fragment => tx`(
  select count(*)::integer from student_class_relation scr
  where scr.tenant_id = sc.tenant_id and scr.school_class_id = sc.id)`

/** The actor's access right on `sc` (school_class); null without one. */
const ownRight = (tx: Transaction, actor: Actor): Fragment => tx`(
  select json_build_object(${permissionFields(tx)})
  from class_access_right ar
  where ar.tenant_id = sc.tenant_id and ar.school_class_id = sc.id and ar.user_id = ${actor.userId}
    and ${isOngoing(tx)})`

/** Classes that the actor may see, with creator `u` and year `sy`; callers append `and …`. `sc` is the class. */
export const visibleSchoolClass = (tx: Transaction, actor: Actor): Fragment => tx`
  school_class sc
  join app_user u on u.id = sc.creator_id
  left join school_year_document sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
  where sc.tenant_id = ${actor.tenantId} and sc.id in (${visibleClasses(tx, actor)})`

/** Select list over `visibleSchoolClass`. */
export const schoolClassColumns = (tx: Transaction, actor: Actor): Fragment => tx`
  sc.id, sc.name, sc.nickname, sc.school_level, sy.year, sc.is_active, sc.is_onboarding_finalized,
  sc.is_assessment_type_onboarding_finalized, sc.is_student_onboarding_finalized, sc.is_template, sc.origin_id,
  sc.creator_id,
  json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as creator,
  sc.school_year_id, sy.document as school_year, sc.selected_assessment_type_id, sc.tenant_id,
  ${studentCount(tx)} as student_count, ${ownRight(tx, actor)} as own_right, sc.created_at, sc.updated_at`

/** Reads classes after a change, in the same transaction, in the order of the ids. */
export const readSchoolClasses = async (
  tx: Transaction,
  { actor }: Call,
  ids: readonly string[],
): Promise<SchoolClass[]> => {
  const wanted = [...ids]
  return [
    ...(await tx<SchoolClass[]>`
      select ${schoolClassColumns(tx, actor)} from ${visibleSchoolClass(tx, actor)} and sc.id = any(${wanted}::uuid[])
      order by array_position(${wanted}::uuid[], sc.id)`),
  ]
}

/** Reads a class after a change, in the same transaction. */
export const readSchoolClass = async (tx: Transaction, call: Call, id: string): Promise<SchoolClass> => {
  const [row] = await readSchoolClasses(tx, call, [id])
  return row ?? refuse('NOT_FOUND')
}
