import { useSession, useTranslation } from '@lernspur/app-kit'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { problemsOf } from '@lernspur/app-kit/form/problems'
import { useForm } from '@lernspur/app-kit/form/use-form'
import { useUpdateMe } from '@lernspur/app-kit/person/use-update-me'
import { updateMeSchema } from '@lernspur/contracts/user.contract'
import { Button } from '@lernspur/ui/form/button'
import { NameFields } from '../../sign-in/field/name-fields'

/** First and last name. */
export function PersonForm() {
  const { t } = useTranslation('shell.profile')
  const { firstName, lastName } = useSession().whoAmI
  const { mutate, isPending, error } = useUpdateMe(true)
  const { values, field, props } = useForm({
    initial: { firstName, lastName },
    problemsOf: (values) => problemsOf(updateMeSchema, values),
    onSubmit: (values) => mutate(values),
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
