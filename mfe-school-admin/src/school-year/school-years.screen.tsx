import { schoolClassListQuery } from '@lernspur/api-client/school-admin/school-class.queries'
import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { rollOverListQuery } from '@lernspur/api-client/school-admin/year/roll-over.queries'
import { InlineForm } from '@lernspur/app-kit/form/inline-form'
import { Link, paths, usePageTitle, useSession, useSuspenseQueries, useTranslation } from '@lernspur/app-runtime'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Button } from '@lernspur/ui/components/ui/button'
import { SettingsSection } from '../settings-section'
import { NewYearForm } from './new-year-form'
import { RollOverList } from './roll-over-list'
import { UnassignedClasses } from './unassigned-classes'
import { YearRow } from './year-row'

/** Adds a year to those of the school. */
function NewYear({ years }: { years: readonly SchoolYear[] }) {
  const { t } = useTranslation('school-admin.school-years')
  return (
    <InlineForm open={t(($) => $.create.open)}>
      {(close) => (
        <div className="grid grid-cols-1 gap-4 border-t pt-5 first:border-t-0 first:pt-0">
          <h3 className="font-medium">{t(($) => $.create.title)}</h3>
          <NewYearForm years={years} onMade={close} onClose={close} />
        </div>
      )}
    </InlineForm>
  )
}

/** School years with their terms (`/school/{schoolId}/settings/schoolYears`). */
export function Component() {
  const { t } = useTranslation('school-admin.school-years')
  const { tenant } = useSession()
  const [years, classes, made] = useSuspenseQueries({
    queries: [schoolYearListQuery(), schoolClassListQuery(), rollOverListQuery()],
  })
  const newestFirst = years.data.rows.toSorted((a, b) => b.year - a.year)
  const unassigned = classes.data.rows.filter(({ schoolYearId, isActive }) => schoolYearId === null && isActive)
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page width="text">
      <PageHeader
        title={title}
        description={t(($) => $.description)}
        actions={
          newestFirst.length > 0 && (
            <Button asChild>
              <Link to={paths.schoolRollOver(tenant?.id ?? '')}>{t(($) => $.prepare)}</Link>
            </Button>
          )
        }
      />
      {unassigned.length > 0 && newestFirst.length > 0 && (
        <SettingsSection title={t(($) => $.unassigned.title)} description={t(($) => $.unassigned.description)}>
          <UnassignedClasses classes={unassigned} years={newestFirst} />
        </SettingsSection>
      )}
      <SettingsSection title={t(($) => $.list.title)}>
        {newestFirst.length === 0 && <p>{t(($) => $.list.none)}</p>}
        {newestFirst.length > 0 && (
          <ul className="grid grid-cols-1 divide-y">
            {newestFirst.map((year) => (
              <YearRow
                key={year.id}
                year={year}
                classCount={classes.data.rows.filter(({ schoolYearId }) => schoolYearId === year.id).length}
              />
            ))}
          </ul>
        )}
        <NewYear years={newestFirst} />
      </SettingsSection>
      {made.data.rollOvers.length > 0 && (
        <SettingsSection title={t(($) => $.made.title)} description={t(($) => $.made.description)}>
          <RollOverList rollOvers={made.data.rollOvers} />
        </SettingsSection>
      )}
    </Page>
  )
}
