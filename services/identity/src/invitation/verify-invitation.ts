import type { VerifiedInvitation } from '@lernspur/contracts/identity/invitation.contract'
import { errorText } from '@lernspur/contracts/wire/error-catalogue'
import type { Call } from '@lernspur/service-kit/call/call'
import { isOpen } from '@lernspur/service-kit/tenant/open-invitation'
import { invitationCodeHash } from '../typed-code/invitation-code'

const welcome = {
  de: (inviter: string, school: string) => `${inviter} lädt Sie ein, bei ${school} mitzuarbeiten.`,
  en: (inviter: string, school: string) => `${inviter} invites you to work with ${school}.`,
} as const

/** The school of a code. An invalid code is an answer, not an error. */
export const verifyInvitation = async ({ db, language }: Call, code: string): Promise<VerifiedInvitation> => {
  const [found] = await db<{ tenantId: string; tenantName: string; inviter: string }[]>`
    select t.id as tenant_id, t.name as tenant_name, trim(u.first_name || ' ' || u.last_name) as inviter
    from invitation i
    join tenant t on t.id = i.tenant_id
    join app_user u on u.id = i.inviter_id
    where i.code_hash = ${invitationCodeHash(code)} and ${isOpen(db)}`
  if (!found) return { valid: false, tenantName: null, message: errorText('INVALID_INVITATION_CODE', language) }
  const { tenantId, tenantName, inviter } = found
  return { valid: true, tenantId, tenantName, message: welcome[language](inviter, tenantName) }
}
