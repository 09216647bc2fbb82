import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { TextField } from '@lernspur/app-kit/form/text-field'
import { useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import { useRef } from 'react'
import { useNewStudent } from './use-new-student'

/** Adds one student after the other to a class, or to none ('') where the user may. */
export function NewStudent({ schoolClassId }: { schoolClassId: string }) {
  const { t } = useTranslation('school-editors.student-list')
  const first = useRef<HTMLInputElement>(null)
  const { form, isPending, error } = useNewStudent(schoolClassId, () => first.current?.focus())
  return (
    <form {...form.props} className="grid grid-cols-1 gap-5">
      <div className="grid gap-5 min-[26rem]:grid-cols-2 min-[26rem]:gap-3">
        <TextField
          {...form.field('firstName')}
          ref={first}
          label={t(($) => $.column.firstName)}
          missing={t(($) => $.edit.missing)}
          autoComplete="off"
        />
        <TextField
          {...form.field('lastName')}
          label={t(($) => $.column.lastName)}
          missing={t(($) => $.edit.missing)}
          autoComplete="off"
        />
      </div>
      <FailureBanner error={isPending ? null : error} />
      <Button type="submit" busy={isPending} className="justify-self-start">
        {t(($) => $.adding.one)}
      </Button>
    </form>
  )
}
