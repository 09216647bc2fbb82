import type { ClassRights } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

interface Pair {
  readonly schoolClassId: string
  readonly userId: string
}

/** A right on a class that has ended and was taken. */
export interface EndedRight {
  readonly id: string
  readonly schoolClassId: string
  readonly schoolClassName: string
  readonly userId: string
  readonly userName: string
  readonly endSetById: string | null
  readonly endsOn: string
}

/**
 * Takes rights of the school that have ended, which no service reads any more (rule class-right.10), and returns them;
 * with pairs only theirs, so that they can get rights anew.
 */
export const takeEndedRights = (
  tx: Transaction,
  { tenantId }: Pick<Actor, 'tenantId'>,
  pairs: readonly Pair[] | null = null,
) => {
  const json = pairs && JSON.stringify(pairs.map(({ schoolClassId, userId }) => ({ schoolClassId, userId })))
  return tx<EndedRight[]>`
    select gone.id, gone.school_class_id, gone.school_class_name, gone.user_id, gone.end_set_by_id, gone.ends_on,
      trim(u.first_name || ' ' || u.last_name) as user_name
    from take_ended_rights(${tenantId}, ${json}::text::jsonb) as gone
    join app_user u on u.id = gone.user_id`
}

/**
 * Assignments of an update of `held` (class_access_right) by `excluded`: its end, who set it, and that nobody was notified
 * of a new one; all of that stays where `leavesEnd` holds.
 */
export const newEnd = (tx: Transaction, leavesEnd: Fragment): Fragment => tx`
  ends_on = case when ${leavesEnd} then held.ends_on else excluded.ends_on end,
  ends_at = case when ${leavesEnd} then held.ends_at else excluded.ends_at end,
  end_set_by_id = case when ${leavesEnd} then held.end_set_by_id else excluded.end_set_by_id end,
  end_notified_at = case when ${leavesEnd} or held.ends_on is not distinct from excluded.ends_on then held.end_notified_at end`

/** Nobody gives a right for longer than he or she holds it (rule class-right.4). */
export const requireGrantableEnd = (held: ClassRights, endsOn: string | null): void => {
  if (held.endsOn !== null && (endsOn === null || endsOn > held.endsOn)) refuse('CREATE_NOT_ALLOWED')
}
