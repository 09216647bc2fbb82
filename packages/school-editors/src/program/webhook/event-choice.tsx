import type { FormField } from '@lernspur/app-kit/form/form-field'
import { useTranslation } from '@lernspur/app-runtime'
import type { ProgramEvent } from '@lernspur/contracts/wire/program-event'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { FieldError } from '@lernspur/ui/components/ui/field'
import { scopesIn as wordsIn } from '../scope-choice'
import { useWebhookTexts } from './use-webhook-texts'

interface EventChoiceProps {
  field: FormField
  /** Those of which the program may be told. */
  events: readonly ProgramEvent[]
}

/** What a program is told of; the field holds the events with spaces between. */
export function EventChoice({ field: { id, value, problem, detail, onValueChange }, events }: EventChoiceProps) {
  const { t } = useTranslation('school-editors.webhook')
  const { event: textOf } = useWebhookTexts()
  const chosen = wordsIn(value)
  const error = problem ? t(($) => $.form.eventsMissing) : detail
  const errorId = `${id}-error`
  return (
    <fieldset className="grid gap-1" aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-medium">{t(($) => $.form.events)}</legend>
      {events.map((event) => (
        <CheckboxField
          key={event}
          checked={chosen.includes(event)}
          invalid={Boolean(error)}
          label={textOf(event)}
          onCheckedChange={(isChosen) =>
            onValueChange([...chosen.filter((one) => one !== event), ...(isChosen ? [event] : [])].join(' '))
          }
        />
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
