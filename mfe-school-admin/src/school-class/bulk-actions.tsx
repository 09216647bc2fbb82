import { classTemplateListQuery } from '@lernspur/api-client/school-admin/class-template.queries'
import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { Link, paths, useFormat, useSession, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { useChangeClasses } from './use-change-classes'
import { useDeleteClasses } from './use-delete-classes'
import { useSetUpClasses } from './use-set-up-classes'

interface BulkActionsProps {
  chosen: readonly SchoolClass[]
  clear: () => void
}

/** Sets the chosen classes up that have nothing yet, from a template of the school. */
function SetUp({ chosen, clear }: BulkActionsProps) {
  const { t } = useTranslation('school-admin.school-classes')
  const { compare } = useFormat()
  const { tenant } = useSession()
  const { rows: templates } = useSuspenseQuery(classTemplateListQuery()).data
  const { setUp } = useSetUpClasses()
  const open = chosen.filter(({ isActive, isOnboardingFinalized }) => isActive && !isOnboardingFinalized)
  if (open.length === 0) return null
  if (templates.length === 0)
    return (
      <Button asChild size="sm" variant="outline">
        <Link to={`${paths.schoolClasses(tenant?.id ?? '')}/templates`}>{t(($) => $.bulk.noTemplate)}</Link>
      </Button>
    )
  return (
    <SelectInput
      aria-label={t(($) => $.bulk.setUp, { count: open.length })}
      placeholder={t(($) => $.bulk.setUp, { count: open.length })}
      options={templates
        .toSorted((a, b) => compare(a.name, b.name))
        .map(({ id, name }) => ({ value: id, label: name }))}
      value=""
      onValueChange={(id) => {
        const template = templates.find((one) => one.id === id)
        if (template) void setUp(open, template).then(clear, () => null)
      }}
      className="w-auto min-w-56"
    />
  )
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
      <SetUp chosen={chosen} clear={clear} />
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
