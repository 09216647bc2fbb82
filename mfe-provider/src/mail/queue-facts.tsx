import { mailQueueQuery } from '@lernspur/api-client/identity/mail.queries'
import { useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { Stat } from '@lernspur/ui/components/data/stat'

/** How the outbox is doing: what waits, and what became of the mails of a day (rule mail.1). */
export function QueueFacts() {
  const { t } = useTranslation('provider.mail')
  const format = useFormat()
  const { waitingCount, waitingSince, acceptedCount, refusedCount, lastAcceptedAt } = useSuspenseQuery(
    mailQueueQuery(),
  ).data
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
      <Stat
        label={t(($) => $.queue.waiting)}
        value={format.number(waitingCount)}
        detail={
          waitingSince === null ? t(($) => $.queue.none) : t(($) => $.queue.since, { at: format.instant(waitingSince) })
        }
      />
      <Stat label={t(($) => $.queue.accepted)} value={format.number(acceptedCount)} />
      <Stat label={t(($) => $.queue.refused)} value={format.number(refusedCount)} />
      <Stat
        label={t(($) => $.queue.last)}
        value={lastAcceptedAt === null ? t(($) => $.queue.never) : format.instant(lastAcceptedAt)}
        className="[&_dd]:text-base"
      />
    </dl>
  )
}
