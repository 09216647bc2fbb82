import { ListTable } from '@lernspur/app-kit/table/list-table'
import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useTranslation } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { SettingsHeader } from '../settings-header'
import { AuditFilters } from './audit-filters'
import { useAuditColumns } from './use-audit-columns'
import { auditEntriesPerPage, useAuditEntries } from './use-audit-entries'

/** Who changed what in the school, and when (`/school/{schoolId}/settings/audit`, rule audit.1). */
export function Component() {
  const { t } = useTranslation('school-admin.audit')
  const table = useTableState({ field: 'createdAt', dir: 'desc' })
  const title = t(($) => $.title)
  return (
    <Page>
      <SettingsHeader title={title} description={t(($) => $.description)} />
      <ListTable
        label={title}
        loadingLabel={t(($) => $.loading)}
        state={table}
        list={useAuditEntries(table)}
        pageSize={auditEntriesPerPage}
        columns={useAuditColumns()}
        filters={<AuditFilters table={table} />}
        empty={
          <NoMatch
            title={t(($) => $.noMatch.title)}
            clearLabel={t(($) => $.noMatch.clear)}
            onClear={() => table.change({ search: '', noun: '', person: '', from: '', to: '' })}
          />
        }
      />
    </Page>
  )
}
