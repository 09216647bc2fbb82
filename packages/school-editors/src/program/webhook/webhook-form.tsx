import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { TextField } from '@lernspur/app-kit/form/text-field'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { useTranslation } from '@lernspur/app-runtime'
import {
  type CreateWebhook,
  type UpdateWebhook,
  updateWebhookSchema,
  webhookLimits,
} from '@lernspur/contracts/identity/webhook.contract'
import type { ProgramEvent } from '@lernspur/contracts/wire/program-event'
import { Button } from '@lernspur/ui/components/ui/button'
import { scopesIn as wordsIn } from '../scope-choice'
import { EventChoice } from './event-choice'

/** What the form asks for. */
export type WebhookInput = Pick<CreateWebhook, 'address' | 'events'>

interface WebhookFormProps {
  initial: { readonly address: string; readonly events: readonly ProgramEvent[] }
  /** Those of which the program may be told. */
  events: readonly ProgramEvent[]
  submitLabel: string
  isPending: boolean
  error: Error | null
  onSubmit: (input: WebhookInput) => void
}

/** Where a program is told of events, and of which (rule webhook.1). */
export function WebhookForm({ initial, events, submitLabel, isPending, error, onSubmit }: WebhookFormProps) {
  const { t } = useTranslation('school-editors.webhook')
  const form = useForm<{ address: string; events: string }, UpdateWebhook>({
    initial: { address: initial.address, events: initial.events.join(' ') },
    schema: updateWebhookSchema,
    bodyOf: ({ address, events: chosen }) => ({ address, events: wordsIn(chosen) as ProgramEvent[] }),
    onSubmit: ({ address = '', events: chosen = [] }) => onSubmit({ address, events: chosen }),
    busy: isPending,
    error,
  })
  return (
    <form className="grid grid-cols-1 gap-5" {...form.props}>
      <FailureBanner error={isPending ? null : error} />
      <TextField
        {...form.field('address')}
        type="url"
        inputMode="url"
        label={t(($) => $.form.address)}
        hint={t(($) => $.form.addressHint)}
        missing={t(($) => $.form.addressMissing)}
        maxLength={webhookLimits.address}
        autoComplete="off"
        spellCheck={false}
      />
      <EventChoice field={form.field('events')} events={events} />
      <Button type="submit" className="justify-self-end" busy={isPending}>
        {submitLabel}
      </Button>
    </form>
  )
}
