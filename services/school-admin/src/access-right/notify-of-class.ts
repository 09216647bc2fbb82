import type { Call, Transaction } from '@lernspur/service-kit/call'
import { classInvite } from '@lernspur/service-kit/class-invite'
import { notify } from '@lernspur/service-kit/notify'

/** Notifies a user of a class that was shared, except managers, admins and the creator, who can see it anyway. */
export const notifyOfClass = async (
  tx: Transaction,
  { actor: { tenantId, userId: senderId } }: Call,
  schoolClassId: string,
  userId: string,
): Promise<void> => {
  const found = await tx<{ id: string; name: string }[]>`
    select sc.id, sc.name
    from school_class sc join user_role ur on ur.tenant_id = sc.tenant_id and ur.user_id = ${userId}
    where sc.tenant_id = ${tenantId} and sc.id = ${schoolClassId} and sc.creator_id <> ${userId} and ur.role_type = 'user'`
  await notify(tx, ...found.map((schoolClass) => classInvite({ ...schoolClass, tenantId, userId, senderId })))
}
