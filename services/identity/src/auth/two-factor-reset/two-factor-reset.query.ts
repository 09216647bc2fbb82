import type { TwoFactorReset } from '@lernspur/contracts/identity/two-factor/two-factor-reset.contract'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { isOwn, isWaiting, mayConfirm } from './two-factor-reset.policy'

/** Days for which a request is shown after it has ended. */
const historyDays = 30

/** Requests that the actor sees and that meet a condition on `tfr`, the newest first. One that cannot go on has lapsed. */
export const readResets = (tx: Transaction, actor: Actor, condition: Query) => tx<TwoFactorReset[]>`
  select tfr.id, tfr.reason, tfr.created_at, tfr.due_at,
    jsonb_build_object(
      'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar, 'email', u.email
    ) as person,
    jsonb_build_object(
      'id', requester_u.id, 'firstName', requester_u.first_name, 'lastName', requester_u.last_name,
      'avatar', requester_u.avatar
    ) as requested_by,
    case when tfr.outcome is null and not ${isWaiting(tx)} then 'lapsed' else tfr.outcome end as outcome,
    ${isWaiting(tx)} and ${mayConfirm(tx, actor)} as may_confirm
  from two_factor_reset tfr
  join app_user u on u.id = tfr.user_id
  join app_user requester_u on requester_u.id = tfr.requested_by
  join tenant t on t.id = tfr.tenant_id
  where ${isOwn(tx, actor)} and ${condition}
    and (tfr.outcome is null or tfr.ended_at > now() - make_interval(days => ${historyDays}))
  order by tfr.created_at desc, tfr.id`
