import { ListTable } from '@lernspur/app-kit/table/list-table'
import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { TableFilters } from '@lernspur/app-kit/table/table-filters'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { usePageTitle, useTranslation } from '@lernspur/app-runtime'
import type { ClassTemplate } from '@lernspur/contracts/school-admin/school/class-template.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import CopyPlus from 'lucide-react/icons/copy-plus'
import { lazy, Suspense, useState } from 'react'
import { ClassTabs } from '../class-tabs'
import { templatesPerPage, useClassTemplates } from './use-class-templates'
import { useTemplateColumns } from './use-template-columns'

const RenameSheet = lazy(() => import('./rename-sheet'))

/** Templates that classes of the school start from (`/school/{schoolId}/settings/classes/templates`). */
export function Component() {
  const { t } = useTranslation('school-admin.school-classes')
  const table = useTableState({ field: 'name', dir: 'asc' })
  const list = useClassTemplates(table)
  const [renamed, setRenamed] = useState<ClassTemplate | null>(null)
  const columns = useTemplateColumns(setRenamed)
  const title = t(($) => $.template.title)
  usePageTitle(title)
  const isEmpty = table.search === '' && list.data?.count === 0
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.template.description)} />
      <ClassTabs />
      <ListTable
        label={title}
        loadingLabel={t(($) => $.template.loading)}
        state={table}
        list={list}
        pageSize={templatesPerPage}
        columns={columns}
        readAll={list.readAll}
        filters={
          !isEmpty && (
            <TableFilters table={table} label={t(($) => $.template.filter)} searchLabel={t(($) => $.template.search)} />
          )
        }
        empty={
          isEmpty ? (
            <EmptyState
              icon={<CopyPlus />}
              title={t(($) => $.template.empty.title)}
              description={t(($) => $.template.empty.description)}
            />
          ) : (
            <NoMatch
              title={t(($) => $.template.noMatch)}
              clearLabel={t(($) => $.clearSearch)}
              onClear={() => table.change({ search: '' })}
            />
          )
        }
      />
      {renamed && (
        <Suspense>
          <RenameSheet template={renamed} onClose={() => setRenamed(null)} />
        </Suspense>
      )}
    </Page>
  )
}
