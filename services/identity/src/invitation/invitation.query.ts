import type { Invitation } from '@lernspur/contracts/identity/invitation.contract'
import type { Query, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { isOpen } from '@lernspur/service-kit/tenant/open-invitation'
import { invitationCode } from '../typed-code/invitation-code'

/** Condition: open invitations of the actor's school. */
export const openInvitations = (tx: Transaction, { tenantId }: Actor): Query =>
  tx`i.tenant_id = ${tenantId} and ${isOpen(tx)}`

/** An invitation as the query returns it; the link is added outside of it. */
export type InvitationRow = Omit<Invitation, 'acceptUrl'>

/** Columns of `i` (invitation) and `u` (app_user, the inviter). */
export const invitationColumns = (tx: Transaction): Query => tx`
  i.id, i.user_role_type, i.created_at, i.active_until, i.used, i.maximum_uses, i.email, i.role_ends_on,
  jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'avatar', u.avatar) as inviter`

/** URL that accepts an invitation. */
const acceptUrl = (publicUrl: string, code: string): string => {
  const url = new URL('/user/invitations', publicUrl)
  url.searchParams.set('code', code)
  return url.href
}

/** Adds the link, which only admins get for invitations of admins (rule invitation.3). */
export const presentInvitation = (
  row: InvitationRow,
  { roleType }: Actor,
  { secret, publicUrl }: { readonly secret: string; readonly publicUrl: string },
): Invitation => ({
  ...row,
  acceptUrl:
    row.userRoleType === 'admin' && roleType !== 'admin' ? null : acceptUrl(publicUrl, invitationCode(secret, row.id)),
})
