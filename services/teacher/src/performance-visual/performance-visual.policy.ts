import type { Actor } from '@lernspur/service-kit/actor'
import type { Fragment, Transaction } from '@lernspur/service-kit/call'
import { visibleClasses } from '@lernspur/service-kit/class-access'

/** Scales that the actor may see: the school's templates and those of visible classes. `v` is the scale. */
export const visiblePerformanceVisual = (tx: Transaction, actor: Actor): Fragment =>
  tx`v.tenant_id = ${actor.tenantId}
    and (v.school_class_id is null or v.school_class_id in (${visibleClasses(tx, actor)}))`
