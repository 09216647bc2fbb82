import { SecretDialog } from '@lernspur/app-kit/display/secret-dialog'
import { useTranslation } from '@lernspur/app-runtime'
import type { ProgramToken } from '@lernspur/contracts/identity/program-token.contract'
import type { NewWebhook as MadeWebhook, Webhook } from '@lernspur/contracts/identity/webhook.contract'
import { eventsFor } from '@lernspur/contracts/wire/program-event'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { useState } from 'react'
import { NewWebhook } from './new-webhook'
import { WebhookSettings } from './webhook-settings'

interface WebhookSheetProps {
  program: ProgramToken
  /** Where the program is told of events; undefined while it is not. */
  webhook: Webhook | undefined
  onClose: () => void
}

/** Where a program is told of events (rules webhook.1 to webhook.6). */
export default function WebhookSheet({ program: { id, name, scopes }, webhook, onClose }: WebhookSheetProps) {
  const { t } = useTranslation('school-editors.webhook')
  const [made, setMade] = useState<MadeWebhook | null>(null)
  const events = eventsFor(scopes)
  // Instead of the sheet, in which nothing counts as typed any more once there is a webhook.
  if (made)
    return (
      <SecretDialog
        title={t(($) => $.secret.title)}
        description={t(($) => $.secret.description)}
        secret={made.secret}
        copyLabel={t(($) => $.secret.copy)}
        copied={t(($) => $.secret.copied)}
        storedLabel={t(($) => $.secret.stored)}
        closeLabel={t(($) => $.close)}
        onClose={() => setMade(null)}
      >
        <p
          role="status"
          aria-label={t(($) => $.secret.title)}
          className="select-all font-mono wrap-anywhere"
          translate="no"
        >
          {made.secret}
        </p>
      </SecretDialog>
    )
  return (
    <SideSheet
      open
      size="wide"
      // Questions about the session are outside of it.
      steady
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.title, { name })}
      description={t(($) => $.description)}
      closeLabel={t(($) => $.close)}
    >
      {webhook ? (
        <WebhookSettings webhook={webhook} events={events} onSecret={setMade} onSaved={onClose} />
      ) : (
        <NewWebhook programId={id} events={events} onSecret={setMade} />
      )}
    </SideSheet>
  )
}
