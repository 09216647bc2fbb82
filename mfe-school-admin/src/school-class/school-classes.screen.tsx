import { schoolClassListQuery } from '@lernspur/api-client/school-class.queries'
import { useFormat, usePageTitle, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import { useTableExport } from '@lernspur/app-kit/table/use-table-export'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useTableTexts } from '@lernspur/app-kit/table/use-table-texts'
import { DataTable } from '@lernspur/ui/data-table/data-table'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import { useMemo } from 'react'
import { ClassFilters } from './class-filters'
import { NoMatch } from './no-match'
import { useClassColumns } from './use-class-columns'

/** Classes of the school (`/school/{schoolId}/settings/classes`). */
export function Component() {
  const { t } = useTranslation('school-admin.school-classes')
  const { compare } = useFormat()
  const table = useTableState({ field: 'schoolLevel', dir: 'asc' })
  const { rows } = useSuspenseQuery(schoolClassListQuery()).data
  // Classes with equal values are sorted by name.
  const classes = useMemo(() => rows.toSorted((a, b) => compare(a.name, b.name)), [rows, compare])
  const students = classes.reduce((sum, { studentCount }) => sum + studentCount, 0)
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader
        title={title}
        description={`${t(($) => $.classes, { count: classes.length })} · ${t(($) => $.students, { count: students })}`}
      />
      <DataTable
        label={title}
        texts={useTableTexts()}
        state={table}
        columns={useClassColumns(classes.some(({ studentCount }) => studentCount === 0))}
        rows={classes}
        rowId={({ id }) => id}
        filters={classes.length > 0 && <ClassFilters table={table} classes={classes} />}
        onExport={useTableExport(title)}
        empty={<NoMatch table={table} isEmpty={classes.length === 0} />}
      />
    </Page>
  )
}
