import type { MailQueue } from '@lernspur/contracts/identity/mail.contract'
import type { Call } from '@lernspur/service-kit/call/call'

/** How the outbox is doing: what waits, what became of the mails of a day (rule mail.1). */
export const getMailQueue = async (call: Call): Promise<MailQueue> => {
  const [[waiting], [day], [last]] = await call.read((tx) => [
    tx<Pick<MailQueue, 'waitingCount' | 'waitingSince'>[]>`
      select count(*)::integer as waiting_count, min(mo.created_at) as waiting_since
      from mail_outbox mo where mo.status in ('waiting', 'sending')`,
    tx<Pick<MailQueue, 'acceptedCount' | 'refusedCount'>[]>`
      select (count(*) filter (where mo.status = 'sent'))::integer as accepted_count,
        (count(*) filter (where mo.status = 'failed' and mo.cancelled_at is null))::integer as refused_count
      from mail_outbox mo where mo.settled_at > now() - interval '24 hours'`,
    tx<{ at: string }[]>`
      select mo.settled_at as at from mail_outbox mo
      where mo.status = 'sent' and mo.settled_at is not null order by mo.settled_at desc limit 1`,
  ])
  return {
    waitingCount: waiting?.waitingCount ?? 0,
    waitingSince: waiting?.waitingSince ?? null,
    acceptedCount: day?.acceptedCount ?? 0,
    refusedCount: day?.refusedCount ?? 0,
    lastAcceptedAt: last?.at ?? null,
  }
}
