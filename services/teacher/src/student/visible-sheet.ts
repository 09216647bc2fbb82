import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/**
 * Condition on `ts` (talk_sheet): of a class that the actor sees, and written by the actor; the creator of the class,
 * managers and admins see all (rule talk.1).
 */
export const visibleSheet = (tx: Transaction, actor: Actor): Fragment =>
  actor.roleType === 'user'
    ? tx`ts.tenant_id = ${actor.tenantId} and ts.school_class_id in (${visibleClasses(tx, actor)})
        and (ts.creator_id = ${actor.userId} or exists (
          select from school_class sc
          where sc.tenant_id = ts.tenant_id and sc.id = ts.school_class_id and sc.creator_id = ${actor.userId}))`
    : tx`ts.tenant_id = ${actor.tenantId} and ts.school_class_id in (${visibleClasses(tx, actor)})`
