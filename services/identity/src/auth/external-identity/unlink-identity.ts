import { isMissingAddress } from '@lernspur/contracts/identity/missing-address'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { writeForRole } from '../write-for-role'

/**
 * Unlinks one of the caller's identities; sessions stay. NOT_FOUND, EMAIL_ADDRESS_MISSING for the last identity of an
 * account without an address, which nothing would open any more (rule external.6).
 */
export const unlinkIdentity = async (call: Call, id: string): Promise<void> => {
  const { userId, role } = call.session
  await writeForRole(call.db, role, async (tx) => {
    const unlinked = await tx`delete from external_identity where id = ${id} and user_id = ${userId} returning id`
    if (unlinked.length === 0) refuse('NOT_FOUND')
    const [left] = await tx<{ email: string; count: number }[]>`
      select u.email, (select count(*)::integer from external_identity ei where ei.user_id = u.id) as count
      from app_user u where u.id = ${userId}`
    if (left && left.count === 0 && isMissingAddress(left.email)) refuse('EMAIL_ADDRESS_MISSING')
    if (role) await audit(tx, call, 'external-identity.delete', userId)
  })
}
