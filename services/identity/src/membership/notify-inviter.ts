import type { Transaction } from '@lernspur/service-kit/call/call'
import { notify } from '@lernspur/service-kit/notification/notify'

/** A name may be longer than a title or a text; it is cut between grapheme clusters. */
const shortened = (name: string): string =>
  [...new Intl.Segmenter().segment(name)]
    .slice(0, 200)
    .map(({ segment }) => segment)
    .join('')

/** Notifies the inviter that someone accepted the invitation. */
export const notifyInviter = async (tx: Transaction, invitationId: string, userId: string): Promise<void> => {
  const [found] = await tx<{ inviterId: string; tenantId: string; tenantName: string; name: string }[]>`
    select i.inviter_id, i.tenant_id, t.name as tenant_name, trim(u.first_name || ' ' || u.last_name) as name
    from invitation i join tenant t on t.id = i.tenant_id, app_user u
    where i.id = ${invitationId} and u.id = ${userId}`
  if (!found) return
  const { inviterId, tenantId, tenantName, name } = found
  const who = shortened(name)
  await notify(tx, {
    userId: inviterId,
    tenantId,
    type: 'general',
    senderId: userId,
    texts: {
      de: { title: 'Neu im Team', message: `${who} hat Ihre Einladung zu ${tenantName} angenommen.` },
      en: { title: 'New in your team', message: `${who} accepted your invitation to ${tenantName}.` },
    },
  })
}
