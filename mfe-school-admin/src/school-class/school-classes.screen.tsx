import { classTotalsQuery } from '@lernspur/api-client/school-admin/school-class.queries'
import { ListTable } from '@lernspur/app-kit/table/list-table'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { usePageTitle, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Button } from '@lernspur/ui/components/ui/button'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import { lazy, Suspense, useCallback, useState } from 'react'
import { ClassFilters } from './class-filters'
import { ClassTabs } from './class-tabs'
import { NoClasses } from './no-classes'
import { useClassColumns } from './use-class-columns'
import { classesPerPage, useSchoolClass, useSchoolClasses } from './use-school-classes'

const BulkActions = lazy(() => import('./bulk-actions'))
const ClassListsDialog = lazy(() => import('./class-lists-dialog'))
const ClassSheet = lazy(() => import('./edit/class-sheet'))

/** Value of `?class=` for a new class. */
const newClassId = 'new'

/** Classes of the school (`/school/{schoolId}/settings/classes`); `?class=` names the one that is edited. */
export function Component() {
  const { t } = useTranslation('school-admin.school-classes')
  const table = useTableState({ field: 'schoolLevel', dir: 'asc' })
  const { change } = table
  const list = useSchoolClasses(table)
  const { active, archived } = useSuspenseQuery(classTotalsQuery()).data
  const isEmpty = active.classes + archived.classes === 0
  const visible = table.choice('state') === 'archived' ? archived : active
  const edited = table.choice('class')
  const edit = useCallback((id: string) => change({ class: id }), [change])
  const columns = useClassColumns(edit)
  const schoolClass = useSchoolClass(edited === newClassId ? '' : edited)
  const [printsLists, setPrintsLists] = useState(false)
  const title = t(($) => $.title)
  usePageTitle(title)
  const add = (
    <Button onClick={() => edit(newClassId)}>
      <Plus aria-hidden />
      {t(($) => $.new.title)}
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title={title}
        description={`${t(($) => $.classes, { count: visible.classes })} · ${t(($) => $.students, { count: visible.students })}`}
        actions={
          !isEmpty && (
            <>
              {active.classes > 0 && (
                <Button variant="outline" onClick={() => setPrintsLists(true)}>
                  <Printer aria-hidden />
                  {t(($) => $.lists.title)}
                </Button>
              )}
              {add}
            </>
          )
        }
      />
      <ClassTabs />
      <ListTable
        label={title}
        loadingLabel={t(($) => $.loading)}
        state={table}
        list={list}
        columns={columns}
        pageSize={classesPerPage}
        filters={!isEmpty && <ClassFilters table={table} hasArchive={archived.classes > 0} />}
        readAll={list.readAll}
        chooseLabel={({ name }) => t(($) => $.choose, { className: t(($) => $.className, { name }) })}
        bulk={(chosen, clear) => (
          <Suspense>
            <BulkActions chosen={chosen} clear={clear} />
          </Suspense>
        )}
        empty={<NoClasses table={table} isEmpty={isEmpty} action={add} />}
      />
      {printsLists && (
        <Suspense>
          <ClassListsDialog onClose={() => setPrintsLists(false)} />
        </Suspense>
      )}
      {(schoolClass || edited === newClassId) && (
        <Suspense>
          <ClassSheet schoolClass={schoolClass} onMade={({ id }) => edit(id)} onClose={() => edit('')} />
        </Suspense>
      )}
    </Page>
  )
}
