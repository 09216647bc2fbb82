import type {
  CreateInvitationAccessRight,
  InvitationAccessRight,
} from '@lernspur/contracts/school-admin/access-right.contract'
import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireInvitation } from './access-right.policy'
import { readInvitationAccessRight } from './access-right.query'
import { rightOfInvitation } from './right-kind'
import { saveRight } from './save-right'

/**
 * Creates or updates the access right that comes with an invitation. Refuses as `createAccessRight` does; NOT_FOUND for
 * an invitation that is not of the school or no longer open.
 */
export const createInvitationAccessRight = (
  call: Call,
  schoolClassId: string,
  { invitationId, ...input }: CreateInvitationAccessRight,
): Promise<InvitationAccessRight> =>
  call.write(async (tx) => {
    const held = await requireClassRight(tx, call.actor, schoolClassId, 'rights', 'CREATE_NOT_ALLOWED')
    await requireInvitation(tx, call, invitationId)
    const { id } = await saveRight(tx, call, held, rightOfInvitation, invitationId, input)
    return readInvitationAccessRight(tx, call, id)
  })
