import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { writeForRole } from '../write-for-role'

/** Unlinks one of the caller's identities; sessions stay. NOT_FOUND. */
export const unlinkIdentity = async (call: Call, id: string): Promise<void> => {
  const { userId, role } = call.session
  await writeForRole(call.db, role, async (tx) => {
    const unlinked = await tx`delete from external_identity where id = ${id} and user_id = ${userId} returning id`
    if (unlinked.length === 0) refuse('NOT_FOUND')
    if (role) await audit(tx, call, 'external-identity.delete', userId)
  })
}
