import type { Fragment, Transaction } from '../call/call'
import type { Actor } from '../session/actor'
import { visibleClasses } from './class-access'

/**
 * Students that the actor may see: those of visible classes; for managers and admins also those without a class. `s` is
 * the student.
 */
export const visibleStudent = (tx: Transaction, actor: Actor): Fragment =>
  actor.roleType === 'user'
    ? tx`s.tenant_id = ${actor.tenantId} and exists (
        select from student_class_relation scr
        where scr.tenant_id = s.tenant_id and scr.student_id = s.id
          and scr.school_class_id in (${visibleClasses(tx, actor)}))`
    : tx`s.tenant_id = ${actor.tenantId}`
