import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'

/** Accounts that `ae` (allowed_email) covers: the one with the address, or those of the domain. */
export const accountCount = (tx: Transaction): Fragment => tx`
  case when ae.email like '*@%'
    then (
      select count(*)::integer from app_user of_u
      where of_u.deactivated_at is null and split_part(of_u.email, '@', 2) = split_part(ae.email, '@', 2))
    else (
      select count(*)::integer from app_user of_u where of_u.deactivated_at is null and of_u.email = ae.email)
  end`

/** Select list of `ae` (allowed_email) and `u`, who added it. */
export const allowedEmailSelect = (tx: Transaction): Fragment => tx`
  ae.id, ae.created_at, ae.email, ${accountCount(tx)} as account_count,
  case when u.id is not null then
    jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar)
  end as added_by`

export const allowedEmailSource = (tx: Transaction): Fragment =>
  tx`allowed_email ae left join app_user u on u.id = ae.added_by_id`
