import { closeSchoolMutation } from '@lernspur/api-client/school-admin/data-protection/school-closing.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { TextField } from '@lernspur/app-kit/form/text-field'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { refreshWhoAmI, showToast, useKeyedMutation, useTranslation } from '@lernspur/app-runtime'
import { closeSchoolSchema } from '@lernspur/contracts/school-admin/data-protection/school-closing.contract'
import { Button } from '@lernspur/ui/components/ui/button'

/** Explains the consequences, and asks for the school's name before it is closed. */
export function CloseForm({ name }: { name: string }) {
  const { t } = useTranslation('school-admin.closing')
  const { mutate, isPending, error } = useKeyedMutation({
    ...withConfirmation(closeSchoolMutation()),
    onSuccess: () => {
      void refreshWhoAmI()
      showToast({ text: t(($) => $.close.ordered) })
    },
  })
  const form = useForm({
    initial: { name: '' },
    schema: closeSchoolSchema,
    onSubmit: (body) => mutate({ body }),
    busy: isPending,
    error,
  })
  const field = form.field('name')
  const consequences = (['archive', 'readOnly', 'told', 'undo', 'gone'] as const).map((key) =>
    t(($) => $.close.consequence[key]),
  )
  return (
    <form {...form.props} className="grid grid-cols-1 gap-5">
      <ul className="grid list-disc gap-1 pl-5">
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <FailureBanner error={isPending || field.detail ? null : error} />
      <TextField
        {...field}
        label={t(($) => $.close.name)}
        missing={t(($) => $.close.missing)}
        hint={t(($) => $.close.hint, { name })}
        autoComplete="off"
      />
      <Button type="submit" variant="destructive" busy={isPending} className="justify-self-start">
        {t(($) => $.close.submit)}
      </Button>
    </form>
  )
}
