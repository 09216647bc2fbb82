import type { SendFeedback } from '@lernspur/contracts/identity/feedback.contract'
import { visibleAddress } from '@lernspur/contracts/identity/missing-address'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireCooldown } from '@lernspur/service-kit/mail/cooldown'
import { postMail } from '@lernspur/service-kit/mail/post-mail'

interface Sender {
  readonly email: string
  readonly name: string
  readonly tenantName: string | null
}

/** Mails a message to the operator, with its sender. EMAIL_COOLDOWN_ACTIVE, NOT_IMPLEMENTED without a recipient. */
export const sendFeedback = async (
  { db, session }: Call,
  { kind, message, page }: SendFeedback,
  { secret, recipient }: { readonly secret: string; readonly recipient: string | null },
): Promise<void> => {
  if (recipient === null) return refuse('NOT_IMPLEMENTED')
  await writeDirectory(db, async (tx) => {
    const [sender] = await tx<Sender[]>`
      select u.email, trim(u.first_name || ' ' || u.last_name) as name, t.name as tenant_name
      from app_user u left join tenant t on t.id = ${session.role?.tenantId ?? null}
      where u.id = ${session.userId}`
    if (!sender) return refuse('INVALID_TOKEN')
    await requireCooldown(tx, { kind: 'feedback', recipient: sender.email, secret }, 'EMAIL_COOLDOWN_ACTIVE')
    const { name, tenantName } = sender
    // Without an address nobody can answer; the message still counts.
    const email = visibleAddress(sender.email)
    const facts = { kind, message, name, email, school: tenantName ?? '', page: page ?? '' }
    return postMail(tx, { kind: 'feedback', recipient, language: 'de', facts })
  })
}
