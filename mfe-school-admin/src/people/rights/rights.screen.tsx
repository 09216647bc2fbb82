import { usePageTitle, useTranslation } from '@lernspur/app-kit'
import { useTableExport } from '@lernspur/app-kit/table/use-table-export'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useTableTexts } from '@lernspur/app-kit/table/use-table-texts'
import { DataTable } from '@lernspur/ui/data-table/data-table'
import { Button } from '@lernspur/ui/form/button'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import KeyRound from 'lucide-react/icons/key-round'
import { lazy, Suspense, useState } from 'react'
import { PeopleTabs } from '../people-tabs'
import { NoRights } from './no-rights'
import { RightFilters } from './right-filters'
import { useRightColumns } from './use-right-columns'
import { type RightRow, useRightsFacts } from './use-rights-facts'
import { useSetRights } from './use-set-rights'
import { WaitingMembers } from './waiting-members'

const GrantSheet = lazy(() => import('./grant-sheet'))
const ChangeSheet = lazy(() => import('./change-sheet'))

/** Rights on one page of the table. */
const pageSize = 50

/** What is open beside the table: giving rights to people, or changing some. */
type Open = { readonly people: readonly string[] } | { readonly rows: readonly RightRow[]; readonly clear: () => void }

/** Who may do what in which class of the school (`/school/{schoolId}/settings/user/rights`). */
export function Component() {
  const { t } = useTranslation('school-admin.rights')
  const table = useTableState({ field: 'person', dir: 'asc' })
  const facts = useRightsFacts()
  const [open, setOpen] = useState<Open | null>(null)
  const { remove, isPending } = useSetRights(facts.subjectsOf)
  const grant = (people: readonly string[]) => setOpen({ people })
  const close = () => setOpen(null)
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader
        title={title}
        description={t(($) => $.description)}
        actions={
          <Button onClick={() => grant([])}>
            <KeyRound aria-hidden />
            {t(($) => $.grant.open)}
          </Button>
        }
      />
      <PeopleTabs />
      <WaitingMembers members={facts.members} onGrant={(members) => grant(members.map(({ id }) => id))} />
      <DataTable
        label={title}
        texts={useTableTexts()}
        state={table}
        columns={useRightColumns(facts, (row) => setOpen({ rows: [row], clear: () => null }))}
        rows={facts.rows}
        rowId={({ id }) => id}
        pageSize={pageSize}
        isChoosable={({ isCreator }) => !isCreator}
        chooseLabel={({ person, schoolClass }) => t(($) => $.choose, { name: person, schoolClass: schoolClass.name })}
        bulk={(chosen, clear) => (
          <>
            <Button size="sm" variant="outline" onClick={() => setOpen({ rows: chosen, clear })}>
              {t(($) => $.change.open)}
            </Button>
            <Button
              size="sm"
              variant="outline"
              busy={isPending}
              onClick={() => void remove(chosen).then(clear, () => null)}
            >
              {t(($) => $.remove)}
            </Button>
          </>
        )}
        filters={facts.rows.length > 0 && <RightFilters table={table} facts={facts} />}
        onExport={useTableExport(title)}
        summary={(count) => count > 0 && t(($) => $.count, { count })}
        empty={
          <NoRights
            isEmpty={facts.rows.length === 0}
            onClear={() => table.change({ person: '', class: '', subject: '' })}
          />
        }
      />
      {open && (
        <Suspense>
          {'people' in open ? (
            <GrantSheet facts={facts} chosen={open.people} onClose={close} />
          ) : (
            <ChangeSheet
              facts={facts}
              rows={open.rows}
              onClose={close}
              onDone={() => {
                open.clear()
                close()
              }}
            />
          )}
        </Suspense>
      )}
    </Page>
  )
}
