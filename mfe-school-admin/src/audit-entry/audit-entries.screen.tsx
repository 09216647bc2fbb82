import { ErrorNotice, usePageTitle, useTranslation } from '@lernspur/app-kit'
import { useTableExport } from '@lernspur/app-kit/table/use-table-export'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useTableTexts } from '@lernspur/app-kit/table/use-table-texts'
import { DataTable } from '@lernspur/ui/data-table/data-table'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { Button } from '@lernspur/ui/form/button'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import SearchX from 'lucide-react/icons/search-x'
import { AuditFilters } from './audit-filters'
import { useAuditColumns } from './use-audit-columns'
import { auditEntriesPerPage, useAuditEntries } from './use-audit-entries'

const noFilter = { noun: '', person: '', from: '', to: '' }

/** Who changed what in the school, and when (`/school/{schoolId}/settings/audit`, rule audit.1). */
export function Component() {
  const { t } = useTranslation('school-admin.audit')
  const table = useTableState({ field: 'createdAt', dir: 'desc' })
  const { data, error, refetch, isFetching, isPlaceholderData, readAll } = useAuditEntries(table)
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.description)} />
      <DataTable
        label={title}
        texts={useTableTexts()}
        loadingLabel={t(($) => $.loading)}
        state={table}
        columns={useAuditColumns()}
        rows={data?.rows}
        rowId={({ id }) => id}
        count={data?.count ?? 0}
        pageSize={auditEntriesPerPage}
        busy={isPlaceholderData}
        filters={<AuditFilters table={table} />}
        onExport={useTableExport(title, readAll)}
        empty={
          <EmptyState
            icon={<SearchX />}
            title={t(($) => $.noMatch.title)}
            action={
              <Button variant="outline" onClick={() => table.change(noFilter)}>
                {t(($) => $.noMatch.clear)}
              </Button>
            }
          />
        }
        failure={error && <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />}
      />
    </Page>
  )
}
