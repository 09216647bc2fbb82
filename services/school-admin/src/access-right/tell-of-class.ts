import type { Call, Transaction } from '@lernspur/service-kit/call'
import { classInvite } from '@lernspur/service-kit/class-invite'
import { notify } from '@lernspur/service-kit/notify'

/** Tells somebody of a class that was shared. Managers, admins and whoever made the class see it anyway. */
export const tellOfClass = async (
  tx: Transaction,
  { actor: { tenantId, userId: senderId } }: Call,
  schoolClassId: string,
  userId: string,
): Promise<void> => {
  const found = await tx<{ id: string; name: string }[]>`
    select c.id, c.name
    from school_class c join user_role r on r.tenant_id = c.tenant_id and r.user_id = ${userId}
    where c.tenant_id = ${tenantId} and c.id = ${schoolClassId} and c.creator_id <> ${userId} and r.role_type = 'user'`
  await notify(tx, ...found.map((schoolClass) => classInvite({ ...schoolClass, tenantId, userId, senderId })))
}
