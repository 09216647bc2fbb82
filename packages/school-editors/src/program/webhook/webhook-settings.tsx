import { webhookCalls } from '@lernspur/api-client/identity/webhook.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { useConfirm, useFormat, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { NewWebhook, Webhook } from '@lernspur/contracts/identity/webhook.contract'
import type { ProgramEvent } from '@lernspur/contracts/wire/program-event'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { DeliveryList } from './delivery-list'
import { useWebhookTexts } from './use-webhook-texts'
import { WebhookForm } from './webhook-form'

interface WebhookSettingsProps {
  webhook: Webhook
  /** Those of which the program may be told. */
  events: readonly ProgramEvent[]
  onSecret: (webhook: NewWebhook) => void
  onSaved: () => void
}

/** Pauses a webhook, or resumes it and sends what has waited. */
function PauseButton({ webhook: { id, pausedAt } }: { webhook: Webhook }) {
  const { t } = useTranslation('school-editors.webhook')
  const pause = useMutation(webhookCalls.pauseWebhook())
  const resume = useMutation(webhookCalls.resumeWebhook())
  const change = pausedAt === null ? pause : resume
  return (
    <Button
      variant="outline"
      className="min-h-11"
      busy={pause.isPending || resume.isPending}
      onClick={() => change.mutate({ params: { id } })}
    >
      {pausedAt === null ? t(($) => $.pause) : t(($) => $.resume)}
    </Button>
  )
}

/** Replaces the secret, after a question, because the program has to be given the new one within a day. */
function RotateButton({ webhook: { id }, onSecret }: Pick<WebhookSettingsProps, 'webhook' | 'onSecret'>) {
  const { t } = useTranslation('school-editors.webhook')
  const confirm = useConfirm()
  const rotate = useMutation(withConfirmation(webhookCalls.rotateWebhookSecret()))
  const ask = async () => {
    const isSure = await confirm({
      title: t(($) => $.rotate.question),
      description: t(($) => $.rotate.consequence),
      confirmLabel: t(($) => $.rotate.submit),
    })
    if (isSure)
      await rotate
        .mutateAsync({ params: { id } })
        .then(onSecret)
        .catch(() => null)
  }
  return (
    <Button variant="outline" className="min-h-11" busy={rotate.isPending} onClick={() => void ask()}>
      {t(($) => $.rotate.open)}
    </Button>
  )
}

/** Deletes a webhook, after a question: what waits is never sent. */
function DeleteButton({ webhook: { id } }: { webhook: Webhook }) {
  const { t } = useTranslation('school-editors.webhook')
  const confirm = useConfirm()
  const toast = useToast()
  const remove = useMutation(webhookCalls.deleteWebhook())
  const ask = async () => {
    const isSure = await confirm({
      title: t(($) => $.remove.question),
      description: t(($) => $.remove.consequence),
      confirmLabel: t(($) => $.remove.submit),
      theme: 'danger',
    })
    if (isSure) remove.mutate({ params: { id } }, { onSuccess: () => toast({ text: t(($) => $.remove.done) }) })
  }
  return (
    <Button variant="outline" className="min-h-11" busy={remove.isPending} onClick={() => void ask()}>
      {t(($) => $.remove.open)}
    </Button>
  )
}

/** A webhook: its state, its settings, and what it delivered last. */
export function WebhookSettings({ webhook, events, onSecret, onSaved }: WebhookSettingsProps) {
  const { t } = useTranslation('school-editors.webhook')
  const format = useFormat()
  const toast = useToast()
  const texts = useWebhookTexts()
  const update = useMutation(withConfirmation(webhookCalls.updateWebhook()))
  const { id, address, pauseReason, earlierSecretEndsAt, updatedAt, waiting } = webhook
  const paused = texts.pause(webhook)
  return (
    <div className="grid gap-6">
      {paused !== undefined && (
        <Banner tone={pauseReason === 'admin' ? 'neutral' : 'warning'} live>
          {[paused, ...(waiting > 0 ? [t(($) => $.waiting, { count: waiting })] : [])].join(' ')}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <PauseButton webhook={webhook} />
        <RotateButton webhook={webhook} onSecret={onSecret} />
        <DeleteButton webhook={webhook} />
      </div>
      {earlierSecretEndsAt !== null && (
        <p className="text-sm text-muted-foreground">
          {t(($) => $.rotate.until, { time: format.instant(earlierSecretEndsAt) })}
        </p>
      )}
      <DeliveryList webhook={webhook} />
      <section className="grid gap-3">
        <h3 className="font-medium">{t(($) => $.form.title)}</h3>
        <WebhookForm
          key={updatedAt}
          initial={webhook}
          events={events}
          submitLabel={t(($) => $.form.save)}
          isPending={update.isPending}
          error={update.error}
          onSubmit={({ address: typed, events: chosen }) => {
            const body = { events: [...chosen], ...(typed !== address && { address: typed }) }
            update.mutate(
              { params: { id }, body, ifMatch: updatedAt },
              {
                onSuccess: () => {
                  toast({ text: t(($) => $.form.saved) })
                  onSaved()
                },
              },
            )
          }}
        />
      </section>
    </div>
  )
}
