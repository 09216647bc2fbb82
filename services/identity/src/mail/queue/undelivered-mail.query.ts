import { intervalOf, retentionPeriods } from '@lernspur/contracts/retention-periods'
import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'

/** The state of `mo` (mail_outbox) as the provider reads it. */
export const mailState = (tx: Transaction): Fragment => tx`
  case mo.status when 'sent' then 'accepted' when 'failed' then 'refused' when 'dropped' then 'dropped'
    when 'cancelled' then 'cancelled' else 'waiting' end`

/** What the provider sees of `mo`: neither subject nor text (rule support.2). */
export const mailColumns = (tx: Transaction): Fragment => tx`
  mo.id, mo.kind, mo.created_at, mo.attempts, mo.settled_at, mo.reply, ${mailState(tx)} as state,
  case when mo.status in ('waiting', 'sending') then mo.due_at end as next_attempt_at`

/** Whether `mo` is not so old that housekeeping only has not come by yet (rule expiry.1). */
export const isMailRetained = (tx: Transaction): Fragment =>
  tx`(mo.settled_at is null or mo.settled_at > now() - ${intervalOf(retentionPeriods.mail)}::interval)`

/** Whether `mo` waits, or its content is still there (rule mail.2). */
export const isRetryable = (tx: Transaction): Fragment => tx`(
  mo.status = 'waiting'
  or mo.status in ('failed', 'cancelled') and mo.facts <> '{}'
    and mo.settled_at > now() - ${intervalOf(retentionPeriods.mailContent)}::interval
)`
