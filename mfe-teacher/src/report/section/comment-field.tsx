import { useTranslation } from '@lernspur/app-kit'
import { reportLimits } from '@lernspur/contracts/report.contract'
import { Field } from '@lernspur/ui/form/field'
import { Textarea } from '@lernspur/ui/form/textarea'

interface CommentFieldProps {
  label: string
  value: string
  isReadOnly: boolean
  onValueChange: (text: string) => void
  onBlur: () => void
}

/** A comment with a character counter, which saves itself. */
export function CommentField({ label, value, isReadOnly, onValueChange, onBlur }: CommentFieldProps) {
  const { t } = useTranslation('teacher.report')
  const isTooLong = value.length > reportLimits.comment
  return (
    <Field
      label={label}
      error={isTooLong ? t(($) => $.editor.tooLong, { count: value.length - reportLimits.comment }) : undefined}
    >
      <Textarea
        rows={4}
        readOnly={isReadOnly}
        value={value}
        max={reportLimits.comment}
        remainingLabel={(count) => t(($) => $.editor.remaining, { count })}
        onValueChange={onValueChange}
        onBlur={onBlur}
        className="min-h-28 max-w-full"
      />
    </Field>
  )
}
