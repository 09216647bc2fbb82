import { createHmac } from 'node:crypto'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { ApiError } from '../call/api-error'
import type { Query, Transaction } from '../call/call'
import type { MailKind } from './post-mail'

/** Seconds between two mails of a kind to one address (rule password.4). */
const cooldownSeconds = 60

/** A kind of mail with a cooldown. */
interface CooldownKey {
  readonly kind: MailKind
  /** Lower case. */
  readonly recipient: string
  /** The installation's. */
  readonly secret: string
}

/** Hash that the database stores for an address and a kind of mail, hexadecimal. */
const subjectOf = ({ kind, recipient, secret }: CooldownKey): string =>
  createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(JSON.stringify(['mail', kind, recipient]))
    .digest('hex')

/** Seconds left of the cooldown; at least 1 while it runs, also for concurrent requests. */
const secondsLeft = (tx: Transaction, sentAt: Query): Query => tx`
  case when ${sentAt} > now() - make_interval(secs => ${cooldownSeconds})
    then greatest(1, least(${cooldownSeconds}, ceil(${cooldownSeconds} - extract(epoch from now() - ${sentAt}))))::integer
    else 0 end`

/** Seconds until a mail of this kind may be sent to this address; 0 if it may now. */
const cooldownLeft = async (tx: Transaction, mail: CooldownKey): Promise<number> => {
  const [found] = await tx<{ left: number }[]>`
    select ${secondsLeft(tx, tx`sent_at`)} as left from mail_cooldown where subject = decode(${subjectOf(mail)}, 'hex')`
  return found?.left ?? 0
}

/**
 * Claims the next mail of this kind to this address; false during the cooldown of 60 seconds. One statement decides, in
 * the same way for unknown addresses.
 */
export const claimCooldown = async (tx: Transaction, mail: CooldownKey): Promise<boolean> => {
  const claimed = await tx`
    insert into mail_cooldown as mc (subject) values (decode(${subjectOf(mail)}, 'hex'))
    on conflict (subject) do update set sent_at = now() where ${secondsLeft(tx, tx`mc.sent_at`)} = 0
    returning subject`
  return claimed.length > 0
}

/**
 * Claims the next mail of this kind to each of several addresses; returns those without a running cooldown. All calls
 * use the same order, so that two never wait for each other.
 */
export const claimCooldowns = async (
  tx: Transaction,
  { kind, secret }: Omit<CooldownKey, 'recipient'>,
  recipients: readonly string[],
): Promise<string[]> => {
  const bySubject = new Map(recipients.map((recipient) => [subjectOf({ kind, recipient, secret }), recipient]))
  const claimed = await tx<{ subject: string }[]>`
    insert into mail_cooldown as mc (subject)
    select decode(subject, 'hex') from unnest(${[...bySubject.keys()].toSorted()}::text[]) as subject
    on conflict (subject) do update set sent_at = now() where ${secondsLeft(tx, tx`mc.sent_at`)} = 0
    returning encode(mc.subject, 'hex') as subject`
  return claimed.flatMap(({ subject }) => bySubject.get(subject) ?? [])
}

/** Refuses with `code`, and the seconds to wait, during the cooldown of a mail. */
export const refuseWhileCooling = async (tx: Transaction, mail: CooldownKey, code: ErrorCode): Promise<void> => {
  const retryAfter = await cooldownLeft(tx, mail)
  if (retryAfter > 0) throw new ApiError(code, undefined, { retryAfter })
}

/** Claims the cooldown of a mail to be sent; refuses with `code`, and the seconds to wait, while it runs. */
export const requireCooldown = async (tx: Transaction, mail: CooldownKey, code: ErrorCode): Promise<void> => {
  if (!(await claimCooldown(tx, mail))) await refuseWhileCooling(tx, mail, code)
}
