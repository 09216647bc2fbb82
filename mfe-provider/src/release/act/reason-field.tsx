import type { FormField } from '@lernspur/app-kit/form/form-field'
import { useTranslation } from '@lernspur/app-runtime'
import { deskLimits } from '@lernspur/contracts/provider/release-desk.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'

/** Why something is switched, for the history of releases. */
export function ReasonField({ field }: { field: FormField<string> }) {
  const { t } = useTranslation('provider.release')
  const problem =
    field.problem === 'tooLong'
      ? t(($) => $.act.reasonLong, { most: deskLimits.reason })
      : field.problem
        ? t(($) => $.act.reasonMissing)
        : field.detail
  return (
    <LabelledField
      id={field.id}
      label={t(($) => $.act.reason)}
      hint={t(($) => $.act.reasonHint)}
      error={problem}
      required
    >
      <MultilineInput value={field.value} onValueChange={field.onValueChange} max={deskLimits.reason} />
    </LabelledField>
  )
}
