import type { SentMail } from '@lernspur/contracts/identity/mail.contract'
import { type SupportInvitation, supportCaseLimits } from '@lernspur/contracts/identity/support-case.contract'
import type { Transaction } from '@lernspur/service-kit/call/call'
import { isAnswerable, isOpen } from '@lernspur/service-kit/tenant/open-invitation'
import { isSessionActive } from '../../../shared-sql/active-session'
import { isMailRetained, mailColumns } from '../../../shared-sql/mail-columns'
import type { AccountFacts, RoleFacts } from './case-facts'

/** An account as the case shows it, and as verdicts need it. */
export interface AccountRow extends Omit<AccountFacts, 'roles' | 'resetDueAt'> {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly avatar: string | null
  readonly createdAt: string
  readonly sessionCount: number
  readonly recoveryCodesLeft: number
}

export const readAccount = async (tx: Transaction, email: string): Promise<AccountRow | undefined> => {
  const [account] = await tx<AccountRow[]>`
    select u.id, u.first_name, u.last_name, u.avatar, u.created_at, u.last_signed_in_at, u.deactivated_at,
      u.disabled_reason, u.password_hash is not null as has_password, tf.turned_on_at as second_factor_since,
      (select count(*)::integer from external_identity ei where ei.user_id = u.id) as identity_count,
      (select count(*)::integer from recovery_code rc where rc.user_id = tf.user_id) as recovery_codes_left,
      (select count(*)::integer from session se where se.user_id = u.id and ${isSessionActive(tx)}) as session_count,
      (
        select max(otc.expires_at) from one_time_code otc
        where otc.user_id = u.id and otc.kind = 'registration' and otc.expires_at > now()
      ) as entry_until,
      (
        select max(aa.created_at) from auth_attempt aa
        where aa.user_id = tf.user_id and aa.status in ('tfaRequired', 'failed', 'expired')
          and aa.created_at > coalesce(u.last_signed_in_at, '-infinity')
      ) as second_factor_missed_at
    from app_user u left join two_factor tf on tf.user_id = u.id and tf.turned_on_at is not null
    where u.email = ${email}`
  return account
}

type PendingRole = RoleFacts & Omit<SupportInvitation, 'sort' | 'activeUntil' | 'isOpen'>

/** Roles of the account at all schools, in any status. */
export const readRoles = (tx: Transaction, email: string) => tx<PendingRole[]>`
  select ur.id, t.id as tenant_id, t.name as tenant_name, ur.role_type, ur.status, ur.created_at,
    t.is_disabled as is_tenant_disabled, ${isAnswerable(tx)} as is_answerable
  from app_user u
  join user_role ur on ur.user_id = u.id
  join tenant t on t.id = ur.tenant_id
  where u.email = ${email}
  order by ur.created_at desc, ur.id`

/** Invitations by code that were mailed to the address, the one that is open longest first. */
export const readInvitations = (tx: Transaction, email: string) => tx<SupportInvitation[]>`
  select i.id, 'code' as sort, t.id as tenant_id, t.name as tenant_name, i.user_role_type as role_type, i.created_at,
    i.active_until, ${isOpen(tx)} as is_open
  from invitation i join tenant t on t.id = i.tenant_id
  where i.email = ${email} and i.used < i.maximum_uses
  order by i.active_until desc, i.id`

/** Mails to the address, the newest first. */
export const readMails = (tx: Transaction, email: string) => tx<SentMail[]>`
  select ${mailColumns(tx)} from mail_outbox mo
  where mo.recipient = ${email} and ${isMailRetained(tx)}
  order by mo.created_at desc, mo.id desc
  limit ${supportCaseLimits.mails}`

/** The entry of the whitelist that covers the address (rule registration.1). */
export const readAllowedEntry = (tx: Transaction, email: string) => tx<{ email: string }[]>`
  select ae.email from allowed_email ae
  where ae.email in (${email}::text, '*@' || substring(${email}::text from '[^@]*$'))
  order by ae.email desc limit 1`
