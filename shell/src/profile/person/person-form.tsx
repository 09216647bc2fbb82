import { useSession, useTranslation } from '@lernspur/app-kit'
import { updateMeSchema } from '@lernspur/contracts/user.contract'
import { Button } from '@lernspur/ui/form/button'
import { Field } from '@lernspur/ui/form/field'
import { Input } from '@lernspur/ui/form/input'
import { FailureBanner } from '../../form/failure-banner'
import { type Problem, problemsOf } from '../../form/problems'
import { useForm } from '../../form/use-form'
import { useUpdateMe } from './use-update-me'

/** First and last name. */
export function PersonForm() {
  const { t } = useTranslation('profile')
  const { firstName, lastName } = useSession().whoAmI
  const { mutate, isPending, error } = useUpdateMe(true)
  const form = useForm({
    initial: { firstName, lastName },
    problemsOf: (values) => problemsOf(updateMeSchema, values),
    onSubmit: (values) => mutate(values),
    busy: isPending,
    error,
  })
  const { values, set } = form
  const isChanged = values.firstName.trim() !== firstName || values.lastName.trim() !== lastName
  const text = (problem: Problem | undefined, missing: string) =>
    problem === 'missing' ? missing : problem && t(($) => $.person.malformed)
  return (
    <form {...form.props} className="grid gap-4">
      <FailureBanner error={isPending ? null : error} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t(($) => $.person.firstName)}
          error={text(
            form.problem('firstName'),
            t(($) => $.person.firstNameMissing),
          )}
          required
        >
          <Input
            name="firstName"
            autoComplete="given-name"
            value={values.firstName}
            onChange={(event) => set({ firstName: event.target.value })}
          />
        </Field>
        <Field
          label={t(($) => $.person.lastName)}
          error={text(
            form.problem('lastName'),
            t(($) => $.person.lastNameMissing),
          )}
          required
        >
          <Input
            name="lastName"
            autoComplete="family-name"
            value={values.lastName}
            onChange={(event) => set({ lastName: event.target.value })}
          />
        </Field>
      </div>
      <Button type="submit" variant="outline" busy={isPending} disabled={!isChanged} className="justify-self-start">
        {t(($) => $.person.save)}
      </Button>
    </form>
  )
}
