import type { ClassRights } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'

/**
 * Assignments of an update of `held_ar` (class_access_right) by `excluded`: its end, who set it, and that nobody was notified
 * of a new one; all of that stays where `leavesEnd` holds.
 */
export const newEnd = (tx: Transaction, leavesEnd: Fragment): Fragment => tx`
  ends_on = case when ${leavesEnd} then held_ar.ends_on else excluded.ends_on end,
  ends_at = case when ${leavesEnd} then held_ar.ends_at else excluded.ends_at end,
  end_set_by_id = case when ${leavesEnd} then held_ar.end_set_by_id else excluded.end_set_by_id end,
  end_notified_at = case when ${leavesEnd} or held_ar.ends_on is not distinct from excluded.ends_on then held_ar.end_notified_at end`

/** Nobody gives a right for longer than he or she holds it (rule class-right.4). */
export const requireGrantableEnd = (held: ClassRights, endsOn: string | null): void => {
  if (held.endsOn !== null && (endsOn === null || endsOn > held.endsOn)) refuse('CREATE_NOT_ALLOWED')
}
