import { notFound, usePageTitle, useParams, useSession, useTableState, useTranslation } from '@lernspur/app-kit'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import { ClassFilters } from './class-filters'
import { ClassTable } from './class-table'
import { NoMatch } from './no-match'
import { useShownClasses } from './use-shown-classes'

function SchoolClasses() {
  const { t } = useTranslation('school-admin.school-classes')
  const table = useTableState({ field: 'schoolLevel', dir: 'asc' })
  const { all, shown } = useShownClasses(table)
  const students = all.reduce((sum, { studentCount }) => sum + studentCount, 0)
  usePageTitle(t(($) => $.title))
  return (
    <Page>
      <PageHeader
        title={t(($) => $.title)}
        description={`${t(($) => $.classes, { count: all.length })} · ${t(($) => $.students, { count: students })}`}
      />
      <div className="grid gap-4">
        {all.length > 0 && <ClassFilters table={table} classes={all} />}
        {shown.length > 0 ? (
          <ClassTable table={table} classes={shown} />
        ) : (
          <NoMatch table={table} isEmpty={all.length === 0} />
        )}
      </div>
    </Page>
  )
}

/** Classes of the school (`/school/{schoolId}/settings/classes`). */
export function Component() {
  const { schoolId } = useParams()
  const { tenant } = useSession()
  if (schoolId !== tenant?.id) notFound()
  return <SchoolClasses />
}
