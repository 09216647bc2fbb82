import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** Managers may look, admins decide. */
export const requireAdmin = ({ roleType }: Actor, refusal: ErrorCode): void => {
  if (roleType !== 'admin') refuse(refusal)
}

/**
 * Condition on `u` (app_user) and `t` (tenant): the tenant may remove the second factor of the account. The provider
 * may for anybody, a school only for people who are active there and have no role elsewhere.
 */
export const mayReset = (tx: Transaction): Query => tx`(
  u.deactivated_at is null and not t.is_disabled
  and exists (select from two_factor tf where tf.user_id = u.id and tf.turned_on_at is not null)
  and (t.is_provider or (
    exists (select from user_role ur where ur.user_id = u.id and ur.tenant_id = t.id and ur.status = 'active')
    and not exists (
      select from user_role ur
      where ur.user_id = u.id and ur.tenant_id <> t.id and ur.status in ('active', 'disabled')
    )
  ))
)`

/**
 * Condition on `tfr` (two_factor_reset), `u` (its person) and `t` (its tenant): it is waiting, its requester still has
 * the right to request it, and the second factor is still the one that was lost.
 */
export const isWaiting = (tx: Transaction): Query => tx`(
  tfr.outcome is null and ${mayReset(tx)}
  and exists (select from two_factor tf where tf.user_id = u.id and tf.turned_on_at < tfr.created_at)
  and exists (
    select from user_role ur
    where ur.user_id = tfr.requested_by and ur.tenant_id = t.id and ur.role_type = 'admin' and ur.status = 'active'
  )
)`

/**
 * Condition on `tfr`: the actor may be the second person of the request. Who became an admin after it was made may not,
 * or whoever made it could appoint the second one; and where such an admin has a second factor, it takes one who has
 * (rule second-factor.2).
 */
export const mayConfirm = (tx: Transaction, { tenantId, userId, roleType }: Actor): Query => {
  const isSecond = tx`
    ur.tenant_id = ${tenantId} and ur.role_type = 'admin' and ur.status = 'active'
    and ur.user_id = any(tfr.admin_ids)
    and ur.user_id not in (tfr.requested_by, tfr.user_id)`
  const hasFactor = tx`
    exists (select from two_factor tf where tf.user_id = ur.user_id and tf.turned_on_at is not null)`
  return tx`(
    ${roleType === 'admin'} and exists (
      select from user_role ur where ur.user_id = ${userId} and ${isSecond} and (
        ${hasFactor} or not exists (
          select from user_role ur join app_user u on u.id = ur.user_id
          where ${isSecond} and ${hasFactor} and u.deactivated_at is null
        )
      )
    )
  )`
}

/** Condition on `tfr`: requested at the actor's school; the provider decides on those of all schools. */
export const isOwn = (tx: Transaction, { tenantId, isProvider }: Actor): Query =>
  isProvider ? tx`true` : tx`tfr.tenant_id = ${tenantId}`
