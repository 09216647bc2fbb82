import { authProviderListQuery } from '@lernspur/api-client/identity/external-identity.queries'
import { schoolNumberCalls } from '@lernspur/api-client/provider/school-number.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { Part } from '@lernspur/app-kit/slot/part'
import { isApiError, useMutation, useSuspenseQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import type { AuthProvider } from '@lernspur/contracts/identity/external-identity.contract'
import { type SchoolNumber, schoolNumberLimits } from '@lernspur/contracts/provider/school-number.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { Input } from '@lernspur/ui/components/ui/input'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { type FormEvent, useState } from 'react'
import { useMayAct } from '../role/use-may-act'

/** Numbers as they are typed: separated by commas, semicolons or lines. */
const numbersIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((number) => number.trim())
    .filter((number) => number !== '')

interface NumbersFormProps {
  tenantId: string
  hubs: readonly AuthProvider[]
  numbers: readonly SchoolNumber[]
}

const textOf = (numbers: readonly SchoolNumber[], hubId: string): string =>
  numbers
    .filter(({ providerId }) => providerId === hubId)
    .map(({ number }) => number)
    .join(', ')

/** One field for each hub; saved together. */
function NumbersForm({ tenantId, hubs, numbers }: NumbersFormProps) {
  const { t } = useTranslation('provider.school')
  const toast = useToast()
  const { mutate, error, isPending } = useMutation(schoolNumberCalls.setSchoolNumbers({ showsFailure: true }))
  const [typed, type] = useState<Readonly<Record<string, string>>>({})
  const textIn = (id: string) => typed[id] ?? textOf(numbers, id)
  const isTooLong = (id: string) => numbersIn(textIn(id)).some((number) => number.length > schoolNumberLimits.number)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || hubs.some(({ id }) => isTooLong(id))) return
    // Numbers of hubs that are not configured any more stay.
    const others = numbers.filter(({ providerId }) => hubs.every(({ id }) => id !== providerId))
    const own = hubs.flatMap(({ id }) => numbersIn(textIn(id)).map((number) => ({ providerId: id, number })))
    const onSuccess = () => {
      type({})
      toast({ text: t(($) => $.numbers.saved) })
    }
    mutate({ params: { tenantId }, body: { numbers: [...others, ...own] } }, { onSuccess })
  }
  const taken = isApiError(error) && error.code === 'SCHOOL_NUMBER_TAKEN' ? error.details : []
  const text =
    taken.length > 0 ? t(($) => $.numbers.taken, { schools: taken.map((one) => one.message).join(', ') }) : undefined
  return (
    <form onSubmit={save} noValidate className="grid max-w-130 grid-cols-1 gap-4">
      <p className="text-sm text-muted-foreground">{t(($) => $.numbers.hint)}</p>
      <FailureBanner error={isPending ? null : error} text={text} />
      {hubs.map(({ id, name }) => (
        <LabelledField
          key={id}
          label={t(($) => $.numbers.label, { hub: name })}
          error={isTooLong(id) ? t(($) => $.numbers.tooLong, { max: schoolNumberLimits.number }) : undefined}
        >
          <Input
            value={textIn(id)}
            onChange={(event) => type({ ...typed, [id]: event.target.value })}
            autoComplete="off"
            spellCheck={false}
          />
        </LabelledField>
      ))}
      <Button type="submit" variant="outline" busy={isPending} className="justify-self-start">
        {t(($) => $.numbers.save)}
      </Button>
    </form>
  )
}

function Numbers({ tenantId, hubs }: Omit<NumbersFormProps, 'numbers'>) {
  const { t } = useTranslation('provider.school')
  const mayAct = useMayAct()
  const { numbers } = useSuspenseQuery(schoolNumberCalls.getSchoolNumbers({ tenantId })).data
  if (mayAct) return <NumbersForm tenantId={tenantId} hubs={hubs} numbers={numbers} />
  return (
    <dl className="grid gap-3">
      {hubs.map(({ id, name }) => (
        <div key={id}>
          <dt className="text-sm text-muted-foreground">{t(($) => $.numbers.label, { hub: name })}</dt>
          <dd className="wrap-anywhere">{textOf(numbers, id) || t(($) => $.numbers.none)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The numbers by which hubs name a school (rule external.4); nothing where people sign in by no hub. */
export function SchoolNumbers({ tenantId }: { tenantId: string }) {
  const { t } = useTranslation('provider.school')
  const hubs = useSuspenseQuery(authProviderListQuery()).data.filter(({ isHub }) => isHub)
  if (hubs.length === 0) return null
  return (
    <Part title={t(($) => $.numbers.title)} skeleton={<Skeleton className="h-24" />}>
      <Numbers tenantId={tenantId} hubs={hubs} />
    </Part>
  )
}
