import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'

/** Deletes an invitation. NOT_FOUND; NO_PERMISSION when a user who is not an admin deletes one of an admin. */
export const deleteInvitation = (call: Call, invitationId: string): Promise<void> =>
  call.write(async (tx) => {
    const { tenantId, roleType } = call.actor
    const [invitation] = await tx<{ userRoleType: string; email: string | null }[]>`
      select user_role_type, email from invitation where tenant_id = ${tenantId} and id = ${invitationId} for update`
    if (!invitation) return refuse('NOT_FOUND')
    if (invitation.userRoleType === 'admin' && roleType !== 'admin') return refuse('NO_PERMISSION')
    await tx`delete from invitation where tenant_id = ${tenantId} and id = ${invitationId}`
    const { email } = invitation
    await audit(tx, call, 'invitation.delete', invitationId, email === null ? {} : { email: [email, null] })
  })
