import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Transaction } from '@lernspur/service-kit/call/call'
import { isAllowedAddress } from '@lernspur/service-kit/tenant/allowed-address'
import { isAnswerable, isOpen } from '@lernspur/service-kit/tenant/open-invitation'
import { invitationCodeHash } from '../../typed-code/invitation-code'

interface OpenInvitation {
  readonly id: string
  readonly email: string | null
}

/** The open invitation of a code; INVALID_INVITATION_CODE for none, and for one sent to another address. */
export const invitationOf = async (tx: Transaction, code: string, email: string): Promise<OpenInvitation> => {
  const [found] = await tx<OpenInvitation[]>`
    select i.id, i.email from invitation i join tenant t on t.id = i.tenant_id
    where i.code_hash = ${invitationCodeHash(code)} and ${isOpen(tx)}`
  if (!found || (found.email !== null && found.email !== email)) return refuse('INVALID_INVITATION_CODE')
  return found
}

/**
 * Only allowed addresses (`*@domain` allows a domain) and invited ones may register: those with an open invitation or a
 * pending role (rule registration.1).
 */
export const mayRegister = async (tx: Transaction, email: string): Promise<boolean> => {
  const [answer] = await tx<{ isAllowed: boolean }[]>`
    select
      ${isAllowedAddress(tx, tx`${email}::text`)}
      or exists (
        select from invitation i join tenant t on t.id = i.tenant_id where i.email = ${email} and ${isOpen(tx)}
      )
      or exists (
        select from app_user u
        join user_role ur on ur.user_id = u.id
        join tenant t on t.id = ur.tenant_id
        where u.email = ${email} and ${isAnswerable(tx)}
      ) as is_allowed`
  return answer?.isAllowed === true
}
