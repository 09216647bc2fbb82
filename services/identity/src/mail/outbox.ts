import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import type { Database, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import { mailCode } from '@lernspur/service-kit/mail/mail-code'
import type { MailKind } from '@lernspur/service-kit/mail/post-mail'
import { tokenHash } from '@lernspur/service-kit/session/token'
import type { Recipient, WaitingMail } from './prepare-mail'

/** Kinds for which somebody waits in front of a screen; all others may be many and take their time. */
const awaitedKinds: readonly MailKind[] = [
  'passwordReset',
  'registration',
  'accountExists',
  'accountClosed',
  'emailChange',
  'twoFactorReset',
  'signInLink',
  'deliveryTest',
]

/** Kinds with a link or a code that runs out: one that is late is of no use to anybody. */
const expiringKinds: readonly MailKind[] = [...awaitedKinds, 'confirmation']

/** What is left of a mail's content if it does not arrive: enough to send it after all (rule mail.2). */
export const retainedFacts = (db: Database | Transaction): Fragment =>
  db`case when kind = any(${[...expiringKinds]}::text[]) then '{}' else facts end`

/** A claim counts as abandoned after this; sending times out long before. */
const claimMinutes = 5
/** Hours after which an undeliverable mail is given up. */
const giveUpHours = 48

export type ClaimedMail = WaitingMail & Recipient

interface Addressee {
  readonly userId: string
  readonly firstName: string
  /** Has neither a password nor a linked identity. */
  readonly lacksSignIn: boolean
}

/** Mails that bring people into the product who may never have signed in (rule notification.2). */
const entries = new Set<string>(['roleInvitation', 'notification'])

const isEntry = ({ kind }: WaitingMail, { lacksSignIn }: Addressee): boolean => lacksSignIn && entries.has(kind)

/** Lets the code of a mail set the first password, as a registration code does. */
const openEntry = async (tx: Transaction, { id }: WaitingMail, { userId }: Addressee, secret: string) => {
  await tx`
    insert into one_time_code (id, kind, code_hash, user_id, expires_at)
    values (${id}, 'registration', ${tokenHash(mailCode(secret, id))}, ${userId}, now() + interval '7 days')
    on conflict (id) do update set expires_at = excluded.expires_at`
}

/**
 * Mails that only accounts may get are queued for any address, so that the response takes as long for unknown
 * addresses. Whether there is an account is looked up here; the code of a reset is created at the same moment.
 */
const addresseeOf = async (tx: Transaction, mail: WaitingMail, secret: string): Promise<Addressee | undefined> => {
  const [found] = await tx<Addressee[]>`
    select u.id as user_id, u.first_name,
      u.password_hash is null and not exists (select from external_identity ei where ei.user_id = u.id) as lacks_sign_in
    from app_user u where u.email = ${mail.recipient} and u.deactivated_at is null`
  if (found && isEntry(mail, found)) await openEntry(tx, mail, found, secret)
  if (!found || mail.kind !== 'passwordReset') return found
  const lifetime = tx`now() + interval '60 minutes'`
  const codes =
    mail.attempts === 1
      ? await tx`
          insert into one_time_code (id, kind, code_hash, user_id, expires_at)
          values (${mail.id}, 'passwordReset', ${tokenHash(mailCode(secret, mail.id))}, ${found.userId}, ${lifetime})
          returning id`
      : await tx`update one_time_code set expires_at = ${lifetime} where id = ${mail.id} returning id`
  return codes.length > 0 ? found : undefined
}

const needsAccount = new Set<string>(['passwordReset', 'accountExists', 'signInLink'])

const recordResult = (
  tx: Transaction,
  { id, attempts }: WaitingMail,
  status: 'sent' | 'dropped' | 'failed',
  reply: string | null,
) => tx`
  update mail_outbox set status = ${status}, reply = ${reply}, settled_at = now(),
    facts = ${status === 'failed' ? retainedFacts(tx) : tx`'{}'`}
  where id = ${id} and status = 'sending' and attempts = ${attempts}`

/**
 * Claims the next mail that is due, if any, those for which somebody waits before all others; other processes skip it.
 * `onlyAwaited` claims no others. `dropped` is one that must not be sent.
 */
export const claimMail = (
  db: Database,
  secret: string,
  onlyAwaited = false,
): Promise<ClaimedMail | 'dropped' | undefined> =>
  writeDirectory(db, async (tx) => {
    const [mail] = await tx<WaitingMail[]>`
      update mail_outbox set
        status = 'sending', attempts = attempts + 1, due_at = now() + make_interval(mins => ${claimMinutes})
      where id = (
        select id from mail_outbox where status in ('waiting', 'sending') and due_at <= now()
          and (not ${onlyAwaited}::boolean or kind = any(${[...awaitedKinds]}::text[]))
        order by (kind = any(${[...awaitedKinds]}::text[])) desc, due_at, id limit 1 for update skip locked
      )
      returning id, kind, recipient, language, facts, attempts`
    if (!mail) return undefined
    const addressee = await addresseeOf(tx, mail, secret)
    if (addressee || !needsAccount.has(mail.kind))
      return { ...mail, name: addressee?.firstName ?? '', isNew: addressee !== undefined && isEntry(mail, addressee) }
    await recordResult(tx, mail, 'dropped', null)
    return 'dropped'
  })

/** The mail server accepted it, or rejected it permanently, with its reply. */
export const recordMailResult = async (
  db: Database,
  mail: WaitingMail,
  status: 'sent' | 'failed',
  reply: string | null,
): Promise<void> => {
  await recordResult(db, mail, status, reply)
}

/**
 * Schedules a retry with increasing delay and keeps the server's reply; given up two days after it was posted, or after
 * the provider had it tried anew (rule mail.2).
 */
export const postponeMail = async (
  db: Database,
  { id, attempts }: WaitingMail,
  reply: string | null,
): Promise<void> => {
  const pause = Math.min(15 * 60, 5 * 2 ** Math.min(attempts, 10))
  const isOver = db`coalesce(retried_at, created_at) < now() - make_interval(hours => ${giveUpHours})`
  await db`
    update mail_outbox set
      status = case when ${isOver} then 'failed' else 'waiting' end,
      settled_at = case when ${isOver} then now() end,
      facts = case when ${isOver} then ${retainedFacts(db)} else facts end,
      due_at = now() + make_interval(secs => ${pause}), reply = ${reply}
    where id = ${id} and status = 'sending' and attempts = ${attempts}`
}
