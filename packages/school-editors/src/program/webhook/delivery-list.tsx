import { webhookCalls } from '@lernspur/api-client/identity/webhook.queries'
import { ErrorNotice, useFormat, useMutation, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { Webhook, WebhookDelivery } from '@lernspur/contracts/identity/webhook.contract'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { useState } from 'react'
import { useWebhookTexts } from './use-webhook-texts'

/** Milliseconds between two looks at what is on its way. */
const pollInterval = 2_000

/** Deliveries that are shown at first: address and events stand below them. */
const most = 5

const tones = { waiting: 'outline', delivered: 'success', failed: 'destructive' } as const

/** The last deliveries of a webhook; looked at again while one waits for its first attempt. */
const useDeliveries = ({ id, pausedAt }: Webhook) =>
  useQuery({
    ...webhookCalls.listWebhookDeliveries({ id }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      pausedAt === null && state.data?.rows.some(({ state: now, attempts }) => now === 'waiting' && attempts === 0)
        ? pollInterval
        : false,
  })

interface DeliveryRowProps {
  webhook: Webhook
  delivery: WebhookDelivery
}

/** One event: what it told, what became of it, and a button that sends it again (rule webhook.6). */
function DeliveryRow({ webhook, delivery }: DeliveryRowProps) {
  const { t } = useTranslation('school-editors.webhook')
  const format = useFormat()
  const texts = useWebhookTexts()
  const resend = useMutation(webhookCalls.resendWebhookDelivery())
  const { id, event, occurredAt, state } = delivery
  const title = texts.event(event)
  const time = format.instant(occurredAt)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t py-3 first:border-t-0">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h4 className="font-medium">{title}</h4>
          <Badge variant={tones[state]}>{texts.state(delivery)}</Badge>
        </div>
        <p className="text-sm text-muted-foreground">{[time, texts.outcome(delivery)].join(' · ')}</p>
      </div>
      {state !== 'waiting' && webhook.pausedAt === null && (
        <Button
          variant="outline"
          size="sm"
          className="min-h-11"
          aria-label={t(($) => $.resend.openOne, { event: title, time })}
          busy={resend.isPending}
          onClick={() => resend.mutate({ params: { id: webhook.id, deliveryId: id } })}
        >
          {t(($) => $.resend.open)}
        </Button>
      )}
    </li>
  )
}

/** What a program was told of last, and what became of it. */
export function DeliveryList({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('school-editors.webhook')
  const [showsAll, setShowsAll] = useState(false)
  const { data, error, isFetching, refetch } = useDeliveries(webhook)
  const deliveries = data?.rows
  const test = useMutation(webhookCalls.testWebhook())
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-medium">{t(($) => $.deliveries)}</h3>
        {webhook.pausedAt === null && (
          <Button
            variant="outline"
            size="sm"
            className="min-h-11"
            busy={test.isPending}
            onClick={() => test.mutate({ params: { id: webhook.id } })}
          >
            {t(($) => $.test.send)}
          </Button>
        )}
      </div>
      {!data && error && (
        <ErrorNotice
          title={t(($) => $.deliveriesFailed)}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!(data || error) && (
        <Loading label={t(($) => $.deliveriesLoading)}>
          <Skeleton className="h-16" />
        </Loading>
      )}
      {deliveries?.length === 0 && <p className="text-sm text-muted-foreground">{t(($) => $.noDeliveries)}</p>}
      {deliveries !== undefined && deliveries.length > 0 && (
        <ul aria-label={t(($) => $.deliveries)}>
          {deliveries.slice(0, showsAll ? deliveries.length : most).map((delivery) => (
            <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
          ))}
        </ul>
      )}
      {deliveries !== undefined && deliveries.length > most && !showsAll && (
        <Button variant="outline" size="sm" className="min-h-11 justify-self-start" onClick={() => setShowsAll(true)}>
          {t(($) => $.allDeliveries, { count: deliveries.length })}
        </Button>
      )}
    </section>
  )
}
