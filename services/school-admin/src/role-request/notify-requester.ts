import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { notify } from '@lernspur/service-kit/notification/notify'
import type { LockedRole } from '@lernspur/service-kit/tenant/user-role'

/** Notifies the person at the provider who asked for a role of the school's answer. */
export const notifyRequester = async (
  tx: Transaction,
  { actor }: Call,
  { id, tenantId, requestedLoss }: LockedRole,
  accept: boolean,
): Promise<void> => {
  const [found] = await tx<{ askerId: string; school: string; name: string }[]>`
    select ${requestedLoss === null ? tx`ur.requested_by_id` : tx`ur.loss_requested_by_id`} as asker_id, left(t.name, 200) as school,
      left(coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), visible_address(u.email), '–'), 200) as name
    from user_role ur join app_user u on u.id = ur.user_id join tenant t on t.id = ur.tenant_id
    where ur.tenant_id = ${tenantId} and ur.id = ${id}`
  if (!found) return
  const { askerId, school, name } = found
  await notify(tx, {
    userId: askerId,
    tenantId: null,
    type: 'general',
    senderId: actor.userId,
    texts: accept
      ? {
          de: { title: 'Bestätigt', message: `${school} hat Ihre Anfrage für ${name} bestätigt.` },
          en: { title: 'Confirmed', message: `${school} confirmed your request for ${name}.` },
        }
      : {
          de: { title: 'Abgelehnt', message: `${school} hat Ihre Anfrage für ${name} abgelehnt.` },
          en: { title: 'Refused', message: `${school} refused your request for ${name}.` },
        },
  })
}
