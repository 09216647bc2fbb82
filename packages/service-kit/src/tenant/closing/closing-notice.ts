import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Transaction } from '../../call/call'
import { postMail } from '../../mail/post-mail'
import { notify } from '../../notification/notify'

/** Whether a school is closed or stays, and by whom. */
interface ClosingNotice {
  readonly tenantId: string
  readonly tenantName: string
  readonly requesterId: string
  /** When the school is removed; null when it stays. */
  readonly dueAt: string | null
}

interface Recipient {
  readonly userId: string
  readonly email: string
  readonly language: Language
}

const days = {
  de: new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' }),
}
const dayIn = (language: Language, instant: string): string => days[language].format(new Date(instant))

const textsOf = (name: string, dueAt: string | null) =>
  dueAt
    ? {
        de: {
          title: `${name} wird geschlossen`,
          message: `Am ${dayIn('de', dueAt)} wird die Schule mit allen Daten gelöscht. Bis dahin kann nur gelesen werden.`,
        },
        en: {
          title: `${name} is being closed`,
          message: `On ${dayIn('en', dueAt)} the school is deleted with all its data. Until then it can only be read.`,
        },
      }
    : {
        de: { title: `${name} bleibt bestehen`, message: 'Die Schließung wurde zurückgenommen.' },
        en: { title: `${name} stays open`, message: 'Closing the school was undone.' },
      }

/** Tells all admins and managers of a school, by mail and in the product, that it is to be closed, or that it stays. */
export const notifyOfClosing = async (tx: Transaction, notice: ClosingNotice): Promise<void> => {
  const { tenantId, tenantName, requesterId, dueAt } = notice
  const leaders = await tx<(Recipient & { requester: string })[]>`
    select u.id as user_id, u.email, u.language,
      (select trim(requester_u.first_name || ' ' || requester_u.last_name)
        from app_user requester_u where requester_u.id = ${requesterId}) as requester
    from user_role ur
    join app_user u on u.id = ur.user_id and u.deactivated_at is null
    where ur.tenant_id = ${tenantId} and ur.status = 'active' and ur.role_type in ('admin', 'manager')
    order by u.id`
  for (const { email: recipient, language, requester } of leaders) {
    if (dueAt === null)
      await postMail(tx, { kind: 'schoolKept', recipient, language, facts: { tenantName, requester } })
    else {
      const facts = { tenantName, requester, dueOn: dayIn(language, dueAt) }
      await postMail(tx, { kind: 'schoolClosing', recipient, language, facts })
    }
  }
  const path = `/school/${tenantId}/settings/close`
  const texts = textsOf(tenantName, dueAt)
  await notify(
    tx,
    ...leaders.map(({ userId }) => ({
      userId,
      tenantId,
      type: 'general' as const,
      texts,
      senderId: requesterId,
      metaData: { path },
      topic: ['closing', tenantId],
    })),
  )
}
