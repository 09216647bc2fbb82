import type { Database } from '@lernspur/service-kit/call/call'
import { readGauges } from '@lernspur/service-kit/metric/read-gauges'
import { Counter, registry } from '@lernspur/service-kit/metric/registry'

const results = new Counter({
  name: 'lernspur_webhook_attempts_total',
  help: 'Attempts to tell a program of an event, by what became of the delivery.',
  labelNames: ['result'],
  registers: [registry],
})

/** Counts an attempt: the receiver has taken it, is asked again later, or never again. */
export const countAttempt = (result: 'delivered' | 'waiting' | 'failed'): void => results.inc({ result })

/** Lets the queue be seen from outside. What a paused webhook lets wait is counted, and is not late. */
export const watchWebhooks = (db: Database): void =>
  readGauges(
    {
      lernspur_webhooks_waiting: 'Events of which programs have not been told yet.',
      lernspur_webhook_delay_seconds: 'Seconds for which the next attempt to tell a program of an event is overdue.',
    },
    async () => {
      const [row] = await db<{ count: number; delay: number }[]>`
        select count(*) as count, greatest(0, coalesce(extract(epoch from now() - min(wdu.due_at)), 0))::float8 as delay
        from webhook_due wdu`
      return { lernspur_webhooks_waiting: row?.count ?? 0, lernspur_webhook_delay_seconds: row?.delay ?? 0 }
    },
  )
