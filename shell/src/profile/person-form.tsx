import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { NameFields } from '@lernspur/app-kit/form/name-fields'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { useUpdateMe } from '@lernspur/app-kit/person/use-update-me'
import { useSession, useTranslation } from '@lernspur/app-runtime'
import { updateMeSchema } from '@lernspur/contracts/identity/user.contract'
import { Button } from '@lernspur/ui/components/ui/button'

/** First and last name. */
export function PersonForm() {
  const { t } = useTranslation('shell.profile')
  const { firstName, lastName } = useSession().whoAmI
  const { mutate, isPending, error } = useUpdateMe(true)
  const { values, field, props } = useForm({
    initial: { firstName, lastName },
    schema: updateMeSchema,
    onSubmit: (body) => mutate({ body }),
    busy: isPending,
    error,
  })
  const isChanged = values.firstName.trim() !== firstName || values.lastName.trim() !== lastName
  return (
    <form {...props} className="grid grid-cols-1 gap-4">
      <FailureBanner error={isPending ? null : error} />
      <NameFields firstName={field('firstName')} lastName={field('lastName')} />
      <Button type="submit" variant="outline" busy={isPending} disabled={!isChanged} className="justify-self-start">
        {t(($) => $.person.save)}
      </Button>
    </form>
  )
}
