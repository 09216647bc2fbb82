import { webhookCalls } from '@lernspur/api-client/identity/webhook.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { useMutation, useTranslation } from '@lernspur/app-runtime'
import type { NewWebhook as MadeWebhook } from '@lernspur/contracts/identity/webhook.contract'
import type { ProgramEvent } from '@lernspur/contracts/wire/program-event'
import { WebhookForm } from './webhook-form'

interface NewWebhookProps {
  programId: string
  /** Those of which the program may be told. */
  events: readonly ProgramEvent[]
  onSecret: (webhook: MadeWebhook) => void
}

/** Asks where a program is to be told of events, and of which. */
export function NewWebhook({ programId, events, onSecret }: NewWebhookProps) {
  const { t } = useTranslation('school-editors.webhook')
  const create = useMutation(withConfirmation(webhookCalls.createWebhook()))
  return (
    <WebhookForm
      initial={{ address: '', events: [] }}
      events={events}
      submitLabel={t(($) => $.form.create)}
      isPending={create.isPending}
      error={create.error}
      // By its promise, because the form may be gone before the answer is there.
      onSubmit={(input) =>
        void create
          .mutateAsync({ body: { programId, ...input } })
          .then(onSecret)
          .catch(() => null)
      }
    />
  )
}
