import { assignToSchoolYearMutation } from '@lernspur/api-client/school-admin/school-class.queries'
import { showToast, today, useMutation, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { runningYear } from '@lernspur/school-editors/school-year/running-year'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'

function UnassignedRow({ schoolClass, years }: { schoolClass: SchoolClass; years: readonly SchoolYear[] }) {
  const { t } = useTranslation('school-admin.school-years')
  const [yearId, setYearId] = useState(() => (runningYear(years, today()) ?? years[0])?.id ?? '')
  const { id, name } = schoolClass
  const { mutate, isPending } = useMutation({
    ...assignToSchoolYearMutation(),
    onSuccess: ({ schoolYear }) =>
      showToast({ text: t(($) => $.unassigned.done, { name, year: schoolYear?.name ?? '' }) }),
  })
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
      <p className="min-w-0 flex-1 basis-32 font-medium wrap-anywhere">{t(($) => $.className, { name })}</p>
      <SelectInput
        aria-label={t(($) => $.unassigned.choose, { name })}
        options={years.map((year) => ({ value: year.id, label: year.name }))}
        value={yearId}
        onValueChange={setYearId}
        className="w-auto min-w-36"
      />
      <Button
        variant="outline"
        busy={isPending}
        onClick={() => mutate({ params: { id }, body: { schoolYearId: yearId } })}
      >
        {t(($) => $.unassigned.assign)}
      </Button>
    </li>
  )
}

/** Classes without a year: nobody can enter anything in them until they have one. */
export function UnassignedClasses(props: { classes: readonly SchoolClass[]; years: readonly SchoolYear[] }) {
  return (
    <ul className="grid grid-cols-1 divide-y">
      {props.classes.map((schoolClass) => (
        <UnassignedRow key={schoolClass.id} schoolClass={schoolClass} years={props.years} />
      ))}
    </ul>
  )
}
