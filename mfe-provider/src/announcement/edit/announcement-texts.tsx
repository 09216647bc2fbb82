import type { FormField } from '@lernspur/app-kit/form/form-field'
import { TextField } from '@lernspur/app-kit/form/text-field'
import { useTranslation } from '@lernspur/app-runtime'
import { announcementLimits } from '@lernspur/contracts/provider/announcement.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'

interface AnnouncementTextsProps {
  language: 'de' | 'en'
  title: FormField
  message: FormField
}

/** Title and text in one language. */
export function AnnouncementTexts({ language, title, message }: AnnouncementTextsProps) {
  const { t } = useTranslation('provider.announcement')
  const problem = message.problem === 'missing' ? t(($) => $.field.messageMissing) : t(($) => $.field.messageTooLong)
  return (
    <div lang={language} className="grid grid-cols-1 gap-4">
      <TextField {...title} label={t(($) => $.field.title[language])} missing={t(($) => $.field.titleMissing)} />
      <LabelledField
        id={message.id}
        label={t(($) => $.field.message[language])}
        hint={t(($) => $.field.messageHint)}
        error={message.problem ? problem : message.detail}
        required
      >
        <MultilineInput
          value={message.value}
          onValueChange={message.onValueChange}
          max={announcementLimits.message}
          className="min-h-24"
        />
      </LabelledField>
    </div>
  )
}
