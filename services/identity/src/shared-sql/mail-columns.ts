import { intervalOf, retentionPeriods } from '@lernspur/contracts/retention-periods'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { MailKind } from '@lernspur/service-kit/mail/post-mail'

/** The state of `mo` (mail_outbox) as the provider reads it. */
export const mailState = (tx: Transaction): Fragment => tx`
  case when mo.status = 'sent' then 'accepted' when mo.status = 'dropped' then 'dropped'
    when mo.status = 'failed' and mo.cancelled_at is not null then 'cancelled' when mo.status = 'failed' then 'refused'
    else 'waiting' end`

/** What the provider sees of `mo`: neither subject nor text (rule support.2). */
export const mailColumns = (tx: Transaction): Fragment => tx`
  mo.id, mo.kind, mo.created_at, mo.attempts, mo.settled_at, mo.reply, ${mailState(tx)} as state,
  case when mo.status in ('waiting', 'sending') then mo.due_at end as next_attempt_at`

/** Whether `mo` is not so old that housekeeping only has not come by yet (rule expiry.1). */
export const isMailRetained = (tx: Transaction): Fragment =>
  tx`(mo.settled_at is null or mo.settled_at > now() - ${intervalOf(retentionPeriods.mail)}::interval)`

/** Kinds that warn somebody of what happens to an account, a role or a school: nobody keeps them from arriving. */
const warnings: readonly MailKind[] = [
  'accountDisabled',
  'emailChange',
  'emailChanged',
  'identityLinked',
  'lossRequest',
  'roleRequest',
  'schoolClosing',
  'schoolDisabled',
  'twoFactorRemoved',
  'twoFactorReset',
  'wrongCodes',
]

/** Whether `mo` waits and may be cancelled (rule mail.2). */
export const isCancellable = (tx: Transaction): Fragment =>
  tx`(mo.status = 'waiting' and mo.kind <> all(${[...warnings]}::text[]))`

/** Whether `mo` waits, or its content is still there (rule mail.2). */
export const isRetryable = (tx: Transaction): Fragment => tx`(
  mo.status = 'waiting'
  or mo.status = 'failed' and mo.facts <> '{}'
    and mo.settled_at > now() - ${intervalOf(retentionPeriods.mailContent)}::interval
)`
