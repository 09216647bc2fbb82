import { audit } from '@lernspur/service-kit/call/audit'
import type { Transaction } from '@lernspur/service-kit/call/call'
import { isOpen } from '@lernspur/service-kit/tenant/open-invitation'
import { grantInvitedRights } from '../membership/join-by-invitation'

interface AcceptanceContext {
  readonly requestId: string
  readonly actor: { readonly tenantId: string; readonly userId: string }
}

/**
 * Accepts the open invitations that the school mailed to a new member, who could not accept them any more, with their
 * rights on classes. Runs in the transaction that activates the role.
 */
export const acceptMailedInvitations = async (tx: Transaction, by: AcceptanceContext): Promise<void> => {
  const { tenantId, userId } = by.actor
  const accepted = await tx<{ id: string }[]>`
    update invitation i set used = i.used + 1, updated_at = now()
    from tenant t, app_user u
    where i.tenant_id = ${tenantId} and t.id = i.tenant_id and u.id = ${userId} and i.email = u.email and ${isOpen(tx)}
    returning i.id`
  for (const { id } of accepted) {
    await audit(tx, by, 'invitation.accept', [id, ...(await grantInvitedRights(tx, id, by.actor))])
  }
}
