import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { classInvite } from '@lernspur/service-kit/notification/class-invite'
import { notify } from '@lernspur/service-kit/notification/notify'

interface SharedWith {
  readonly schoolClassId: string
  readonly userId: string
}

/** Notifies users of classes that were shared, except managers, admins and creators, who can see them anyway. */
export const notifyOfClasses = async (
  tx: Transaction,
  { actor: { tenantId, userId: senderId } }: Call,
  shared: readonly SharedWith[],
): Promise<void> => {
  if (shared.length === 0) return
  const found = await tx<{ id: string; name: string; userId: string }[]>`
    select sc.id, sc.name, ur.user_id
    from jsonb_to_recordset(${JSON.stringify(shared)}::text::jsonb) as pair ("schoolClassId" uuid, "userId" uuid)
    join school_class sc on sc.tenant_id = ${tenantId} and sc.id = pair."schoolClassId"
    join user_role ur on ur.tenant_id = ${tenantId} and ur.user_id = pair."userId"
    where sc.creator_id <> ur.user_id and ur.role_type = 'user'
    order by ur.user_id, sc.name, sc.id`
  await notify(tx, ...found.map((row) => classInvite({ ...row, tenantId, senderId })))
}
