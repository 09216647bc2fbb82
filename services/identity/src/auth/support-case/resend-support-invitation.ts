import type { InvitationSort } from '@lernspur/contracts/identity/support-case.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { auditInSchool } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { claimInvitationMails, refuseUnmailed } from '@lernspur/service-kit/mail/claim-invitation-mails'
import { type Mail, postMail } from '@lernspur/service-kit/mail/post-mail'
import { isAnswerable, isOpen } from '@lernspur/service-kit/tenant/open-invitation'

interface ResentInvitation {
  readonly recipient: string | null
  readonly language: Language
  readonly tenantId: string
  readonly tenantName: string
  readonly inviter: string
  readonly days: number
  readonly isOpen: boolean
}

const nameOf = (tx: Transaction) => tx`coalesce(trim(inviter_u.first_name || ' ' || inviter_u.last_name), t.name)`

const pendingRole = (tx: Transaction, id: string) => tx<ResentInvitation[]>`
  select u.email as recipient, u.language, t.id as tenant_id, t.name as tenant_name, ${nameOf(tx)} as inviter, 0 as days,
    ${isAnswerable(tx)} and t.closes_at is null as is_open
  from user_role ur
  join app_user u on u.id = ur.user_id
  join tenant t on t.id = ur.tenant_id
  left join app_user inviter_u on inviter_u.id = ur.inviter_id
  where ur.id = ${id}`

const mailedCode = (tx: Transaction, { language }: Call, id: string) => tx<ResentInvitation[]>`
  select i.email as recipient, coalesce(u.language, ${language}) as language, t.id as tenant_id, t.name as tenant_name,
    ${nameOf(tx)} as inviter, ceil(extract(epoch from i.active_until - now()) / 86400)::integer as days,
    ${isOpen(tx)} and t.closes_at is null as is_open
  from invitation i
  join tenant t on t.id = i.tenant_id
  join app_user inviter_u on inviter_u.id = i.inviter_id
  left join app_user u on u.email = i.email
  where i.id = ${id}`

const mailOf = (
  sort: InvitationSort,
  id: string,
  recipient: string,
  sent: ResentInvitation,
): Mail<'invitation' | 'roleInvitation'> => {
  const { language, tenantName, inviter, days } = sent
  const names = { tenantName, inviter }
  return sort === 'role'
    ? { kind: 'roleInvitation', recipient, language, facts: names }
    : { kind: 'invitation', recipient, language, facts: { ...names, invitationId: id, days } }
}

/**
 * Mails an open invitation again; its inviter stays the same, and nobody gains anything new (rule support.3).
 * NOT_FOUND, UPDATE_NOT_ALLOWED when it is not open or the school is being closed, EMAIL_COOLDOWN_ACTIVE and TOO_MANY_REQUESTS when it cannot be
 * mailed now.
 */
export const resendSupportInvitation = (
  call: Call,
  { sort, id }: { readonly sort: InvitationSort; readonly id: string },
  secret: string,
): Promise<undefined> =>
  call.write(async (tx) => {
    const [sent] = await (sort === 'role' ? pendingRole(tx, id) : mailedCode(tx, call, id))
    if (!sent || sent.recipient === null) return refuse('NOT_FOUND')
    if (!sent.isOpen) refuse('UPDATE_NOT_ALLOWED')
    const { tenantId, recipient } = sent
    const { notMailed } = await claimInvitationMails(tx, { userId: call.actor.userId, tenantId, secret }, [recipient])
    if (notMailed[0]) await refuseUnmailed(tx, secret, notMailed[0])
    await postMail(tx, mailOf(sort, id, recipient, sent))
    await auditInSchool(tx, call, tenantId, sort === 'role' ? 'user-role.invite' : 'invitation.invite', id)
    return undefined
  })
