import type { Transaction } from '@lernspur/service-kit/call/call'
import { notify } from '@lernspur/service-kit/notification/notify'

/** A name may be longer than a title or a text; it is cut between grapheme clusters. */
const shortened = (name: string): string =>
  [...new Intl.Segmenter().segment(name)]
    .slice(0, 200)
    .map(({ segment }) => segment)
    .join('')

/** What the inviter is told, by the person and the school. */
const texts = {
  accepted: (who: string, school: string) => ({
    de: { title: 'Neu im Team', message: `${who} hat Ihre Einladung zu ${school} angenommen.` },
    en: { title: 'New in your team', message: `${who} accepted your invitation to ${school}.` },
  }),
  declined: (who: string, school: string) => ({
    de: { title: 'Einladung abgelehnt', message: `${who} hat Ihre Einladung zu ${school} abgelehnt.` },
    en: { title: 'Invitation declined', message: `${who} declined your invitation to ${school}.` },
  }),
} as const

/** The answer to an invitation. */
export interface InvitationAnswer {
  readonly tenantId: string
  /** Who answered. */
  readonly userId: string
  readonly answer: keyof typeof texts
}

/** Notifies those who invited somebody of the answer (rule invitation.7). */
export const notifyOfAnswer = async (
  tx: Transaction,
  inviterIds: readonly string[],
  { tenantId, userId, answer }: InvitationAnswer,
): Promise<void> => {
  const [found] = await tx<{ tenantName: string; name: string }[]>`
    select t.name as tenant_name, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), visible_address(u.email), '–') as name
    from tenant t, app_user u where t.id = ${tenantId} and u.id = ${userId}`
  if (!found) return
  const message = texts[answer](shortened(found.name), found.tenantName)
  const inviters = [...new Set(inviterIds)].filter((id) => id !== userId)
  await notify(
    tx,
    ...inviters.map((id) => ({ userId: id, tenantId, type: 'general' as const, senderId: userId, texts: message })),
  )
}

/** Notifies the inviter that someone accepted the invitation. */
export const notifyInviter = async (tx: Transaction, invitationId: string, userId: string): Promise<void> => {
  const [found] = await tx<{ inviterId: string; tenantId: string }[]>`
    select inviter_id, tenant_id from invitation where id = ${invitationId}`
  if (found) await notifyOfAnswer(tx, [found.inviterId], { tenantId: found.tenantId, userId, answer: 'accepted' })
}
