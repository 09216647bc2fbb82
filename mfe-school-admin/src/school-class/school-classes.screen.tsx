import { schoolClassListQuery } from '@lernspur/api-client/school-class.queries'
import { useFormat, usePageTitle, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import { useTableExport } from '@lernspur/app-kit/table/use-table-export'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useTableTexts } from '@lernspur/app-kit/table/use-table-texts'
import { DataTable } from '@lernspur/ui/data-table/data-table'
import { Button } from '@lernspur/ui/form/button'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { ClassFilters } from './class-filters'
import { ClassTabs } from './class-tabs'
import { NoClasses } from './no-classes'
import { useClassColumns } from './use-class-columns'

const BulkActions = lazy(() => import('./bulk-actions'))
const ClassSheet = lazy(() => import('./edit/class-sheet'))

/** Stands for a new class where the address names one. */
const unmade = 'new'

/** Classes of the school (`/school/{schoolId}/settings/classes`); `?class=` names the one that is edited. */
export function Component() {
  const { t } = useTranslation('school-admin.school-classes')
  const { compare } = useFormat()
  const table = useTableState({ field: 'schoolLevel', dir: 'asc' })
  const { change } = table
  const { rows } = useSuspenseQuery(schoolClassListQuery()).data
  // Classes with equal values are sorted by name.
  const classes = useMemo(() => rows.toSorted((a, b) => compare(a.name, b.name)), [rows, compare])
  const wantsActive = table.choice('state') !== 'archived'
  const shown = useMemo(() => classes.filter(({ isActive }) => isActive === wantsActive), [classes, wantsActive])
  const edited = table.choice('class')
  const edit = useCallback((id: string) => change({ class: id }), [change])
  const columns = useClassColumns(edit)
  const students = shown.reduce((sum, { studentCount }) => sum + studentCount, 0)
  const schoolClass = classes.find(({ id }) => id === edited)
  const title = t(($) => $.title)
  usePageTitle(title)
  const add = (
    <Button onClick={() => edit(unmade)}>
      <Plus aria-hidden />
      {t(($) => $.new.title)}
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title={title}
        description={`${t(($) => $.classes, { count: shown.length })} · ${t(($) => $.students, { count: students })}`}
        actions={classes.length > 0 && add}
      />
      <ClassTabs />
      <DataTable
        label={title}
        texts={useTableTexts()}
        state={table}
        columns={columns}
        rows={shown}
        rowId={({ id }) => id}
        filters={classes.length > 0 && <ClassFilters table={table} classes={classes} />}
        onExport={useTableExport(title)}
        chooseLabel={({ name }) => t(($) => $.choose, { className: t(($) => $.className, { name }) })}
        bulk={(chosen, clear) => (
          <Suspense>
            <BulkActions chosen={chosen} clear={clear} />
          </Suspense>
        )}
        empty={<NoClasses table={table} isEmpty={classes.length === 0} action={add} />}
      />
      {(schoolClass || edited === unmade) && (
        <Suspense>
          <ClassSheet schoolClass={schoolClass} onMade={({ id }) => edit(id)} onClose={() => edit('')} />
        </Suspense>
      )}
    </Page>
  )
}
