import type { ParsedCreateInvitationCode } from '@lernspur/contracts/identity/invitation.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { claimInvitationMails, refuseUnmailed } from '@lernspur/service-kit/mail/claim-invitation-mails'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { requireComingDays } from '@lernspur/service-kit/tenant/coming-days'
import { dayEnd } from '@lernspur/service-kit/tenant/day-end'
import { invitationCode, invitationCodeHash } from '../typed-code/invitation-code'

/**
 * Creates an invitation that is open for some days; with an address it is mailed there. CREATE_NOT_ALLOWED when a user
 * who is not an admin invites one, VALIDATION_FAILED for a last day that is past, EMAIL_COOLDOWN_ACTIVE and TOO_MANY_REQUESTS when it cannot be mailed now.
 */
export const createInvitationCode = (
  call: Call,
  { userRoleType, maximumUses, days, email, roleEndsOn = null }: ParsedCreateInvitationCode,
  secret: string,
): Promise<{ id: string; code: string }> =>
  call.write(async (tx) => {
    const { tenantId, userId, roleType } = call.actor
    if (userRoleType === 'admin' && roleType !== 'admin') refuse('CREATE_NOT_ALLOWED')
    await requireComingDays(tx, call, [{ path: 'roleEndsOn', day: roleEndsOn }])
    const recipient = email?.toLowerCase() ?? null
    const id = Bun.randomUUIDv7()
    const code = invitationCode(secret, id)
    await tx`
      insert into invitation (id, tenant_id, user_role_type, code_hash, inviter_id, email, maximum_uses, active_until,
        role_ends_on, role_ends_at)
      select ${id}, ${tenantId}, ${userRoleType}, ${invitationCodeHash(code)}, ${userId}, ${recipient}, ${maximumUses},
        least(now() + make_interval(days => ${days}), role_end.instant), ${roleEndsOn}, role_end.instant
      from (select ${dayEnd(tx, call.actor, roleEndsOn)} as instant) as role_end`
    if (recipient !== null) {
      const { notMailed } = await claimInvitationMails(tx, { userId, tenantId, secret }, [recipient])
      if (notMailed[0]) await refuseUnmailed(tx, secret, notMailed[0])
      const facts = { ...(await namesOf(tx, call, id)), days }
      await postMail(tx, { kind: 'invitation', recipient, language: call.language, facts })
    }
    await audit(tx, call, 'invitation.create', id, {
      ...(recipient !== null && { email: [null, recipient] }),
      ...(roleEndsOn !== null && { endsOn: [null, roleEndsOn] }),
    })
    return { id, code }
  })

const namesOf = async (tx: Transaction, { actor }: Call, invitationId: string) => {
  const [names] = await tx<{ tenantName: string; inviter: string }[]>`
    select t.name as tenant_name, trim(u.first_name || ' ' || u.last_name) as inviter
    from tenant t, app_user u where t.id = ${actor.tenantId} and u.id = ${actor.userId}`
  return { invitationId, tenantName: names?.tenantName ?? '', inviter: names?.inviter ?? '' }
}
