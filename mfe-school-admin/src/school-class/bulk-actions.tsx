import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { useChangeClasses } from './use-change-classes'
import { useDeleteClasses } from './use-delete-classes'

interface BulkActionsProps {
  chosen: readonly SchoolClass[]
  clear: () => void
}

/** What can be done with several classes at once. */
export default function BulkActions({ chosen, clear }: BulkActionsProps) {
  const { t } = useTranslation('school-admin.school-classes')
  const { rows: years } = useSuspenseQuery(schoolYearListQuery()).data
  const { setActive, moveTo, isPending } = useChangeClasses()
  const removal = useDeleteClasses()
  const act = async (done: Promise<unknown>) => {
    await done
    clear()
  }
  const remove = async () => {
    if (await removal.remove(chosen)) clear()
  }
  const move = (yearId: string) => {
    const year = years.find(({ id }) => id === yearId)
    if (year) void act(moveTo(chosen, year))
  }
  return (
    <>
      {years.length > 0 && (
        <SelectInput
          aria-label={t(($) => $.bulk.year)}
          placeholder={t(($) => $.bulk.year)}
          options={years.toSorted((a, b) => b.year - a.year).map(({ id, name }) => ({ value: id, label: name }))}
          value=""
          onValueChange={move}
          className="w-auto min-w-44"
        />
      )}
      {chosen.some(({ isActive }) => isActive) && (
        <Button size="sm" variant="outline" busy={isPending} onClick={() => void act(setActive(chosen, false))}>
          {t(($) => $.bulk.archive)}
        </Button>
      )}
      {chosen.some(({ isActive }) => !isActive) && (
        <Button size="sm" variant="outline" busy={isPending} onClick={() => void act(setActive(chosen, true))}>
          {t(($) => $.bulk.activate)}
        </Button>
      )}
      <Button size="sm" variant="outline" busy={removal.isPending} onClick={() => void remove()}>
        {t(($) => $.bulk.remove)}
      </Button>
    </>
  )
}
