import type { Tenant } from '@lernspur/contracts/tenant.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { postMail } from '@lernspur/service-kit/mail/post-mail'
import { notify } from '@lernspur/service-kit/notification/notify'

interface Recipient {
  readonly userId: string
  readonly recipient: string
  readonly language: Language
  readonly requester: string
  readonly requesterEmail: string
}

const textsOf = ({ name, isDisabled, disabledReason }: Tenant) =>
  isDisabled
    ? {
        de: { title: `${name} ist abgeschaltet`, message: disabledReason ?? 'Ihre Daten bleiben erhalten.' },
        en: { title: `${name} is disabled`, message: disabledReason ?? 'Your data is kept.' },
      }
    : {
        de: { title: `${name} ist wieder eingeschaltet`, message: 'Alle können wieder arbeiten wie zuvor.' },
        en: { title: `${name} is enabled again`, message: 'Everybody can work as before.' },
      }

/** Tells active admins and managers of a school, by mail and in the product, that it was disabled or enabled (rule school.7). */
export const notifyOfDisabling = async (tx: Transaction, call: Call, school: Tenant): Promise<void> => {
  const { id: tenantId, name: tenantName, isDisabled, disabledReason: reason = null } = school
  const leaders = await tx<Recipient[]>`
    select u.id as user_id, u.email as recipient, u.language,
      trim(requester_u.first_name || ' ' || requester_u.last_name) as requester, requester_u.email as requester_email
    from user_role ur
    join app_user u on u.id = ur.user_id and u.deactivated_at is null
    join app_user requester_u on requester_u.id = ${call.actor.userId}
    where ur.tenant_id = ${tenantId} and ur.status = 'active' and ur.role_type in ('admin', 'manager')
    order by u.id`
  for (const { recipient, language, requester, requesterEmail } of leaders) {
    const to = { recipient, language }
    if (isDisabled) {
      await postMail(tx, { ...to, kind: 'schoolDisabled', facts: { tenantName, requester, requesterEmail, reason } })
    } else await postMail(tx, { ...to, kind: 'schoolEnabled', facts: { tenantName, requester } })
  }
  const notifications = leaders.map(({ userId }) => ({
    userId,
    // Notifications of a disabled school are hidden; this one concerns it, but belongs to the person.
    tenantId: isDisabled ? null : tenantId,
    type: 'general' as const,
    senderId: call.actor.userId,
    topic: ['disabling', tenantId],
    texts: textsOf(school),
  }))
  await notify(tx, ...notifications)
}
