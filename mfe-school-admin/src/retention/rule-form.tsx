import { chooseRetentionMutation } from '@lernspur/api-client/school-admin/data-protection/retention.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { TextField } from '@lernspur/app-kit/form/text-field'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { showToast, useMutation, useTranslation } from '@lernspur/app-runtime'
import {
  chooseRetentionSchema,
  type RetentionRule,
} from '@lernspur/contracts/school-admin/data-protection/retention.contract'
import { Button } from '@lernspur/ui/components/ui/button'

/** The school's own number of years for a kind; the field shows the server's refusal of less than the minimum. */
export function RuleForm({ rule, onClose }: { rule: RetentionRule; onClose(): void }) {
  const { t } = useTranslation('school-admin.retention')
  const { kind, years, minimumYears, chosenYears } = rule
  const params = { kind }
  const { mutate, isPending, error } = useMutation({
    ...chooseRetentionMutation(),
    onSuccess: () => {
      showToast({ text: t(($) => $.rule.saved) })
      onClose()
    },
  })
  const form = useForm({
    initial: { years: String(chosenYears ?? years) },
    schema: chooseRetentionSchema,
    bodyOf: (values) => ({ years: values.years.trim() === '' ? Number.NaN : Number(values.years) }),
    onSubmit: (body) => mutate({ params, body }),
    busy: isPending,
    error,
  })
  const field = form.field('years')
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <FailureBanner error={isPending || field.detail ? null : error} />
      <TextField
        {...field}
        label={t(($) => $.rule.field)}
        missing={t(($) => $.rule.missing)}
        hint={
          minimumYears > 0 ? t(($) => $.rule.minimum, { years: t(($) => $.years, { count: minimumYears }) }) : undefined
        }
        inputMode="numeric"
        className="max-w-32"
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isPending}>
          {t(($) => $.rule.save)}
        </Button>
        {chosenYears !== null && (
          <Button variant="outline" busy={isPending} onClick={() => mutate({ params, body: { years: null } })}>
            {t(($) => $.rule.reset)}
          </Button>
        )}
        <Button variant="ghost" disabled={isPending} onClick={onClose}>
          {t(($) => $.rule.cancel)}
        </Button>
      </div>
    </form>
  )
}
