import type { HealthProblem } from '@lernspur/contracts/health.contract'
import type { Database } from '@lernspur/service-kit/call/call'
import { readGauges } from '@lernspur/service-kit/metric/read-gauges'
import { Counter, registry } from '@lernspur/service-kit/metric/registry'

/** What became of an attempt to send a mail: the server took it, refused it for good, or is asked again later. */
type MailResult = 'sent' | 'refused' | 'postponed'

const results = new Counter({
  name: 'lernspur_mails_total',
  help: 'Attempts to send a mail, by what became of them.',
  labelNames: ['result'],
  registers: [registry],
})

/** Counts an attempt to send a mail. */
export const countMail = (result: MailResult): void => results.inc({ result })

interface WaitingMails {
  readonly count: number
  /** Seconds for which the oldest of them waits; 0 when there is none. */
  readonly wait: number
}

const readWaitingMails = async (db: Database): Promise<WaitingMails> => {
  const [row] = await db<WaitingMails[]>`
    select count(*) as count, coalesce(extract(epoch from now() - min(mo.created_at)), 0)::float8 as wait
    from mail_outbox mo where mo.status in ('waiting', 'sending')`
  return row ?? { count: 0, wait: 0 }
}

/** Lets the outbox be seen from outside. */
export const watchOutbox = (db: Database): void =>
  readGauges(
    {
      lernspur_mails_waiting: 'Mails that have not been sent yet.',
      lernspur_mail_wait_seconds: 'Seconds for which the oldest mail waits that has not been sent yet.',
    },
    async () => {
      const { count, wait } = await readWaitingMails(db)
      return { lernspur_mails_waiting: count, lernspur_mail_wait_seconds: wait }
    },
  )

/** Seconds after which a mail that still waits shows that the mail server does not take any. */
const longWait = 15 * 60

/** Whether mails wait for long (rule operation.5). */
export const findMailProblems = async (db: Database): Promise<readonly HealthProblem[]> =>
  (await readWaitingMails(db)).wait > longWait ? ['mail'] : []
