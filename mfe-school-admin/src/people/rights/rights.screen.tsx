import { accountName } from '@lernspur/app-kit/person/account-name'
import { ListTable } from '@lernspur/app-kit/table/list-table'
import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { Link, paths, useFormat, usePageTitle, useParams, useTranslation } from '@lernspur/app-runtime'
import type { ClassMember } from '@lernspur/contracts/school-admin/access-right.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Button } from '@lernspur/ui/components/ui/button'
import KeyRound from 'lucide-react/icons/key-round'
import { lazy, Suspense, useState } from 'react'
import { PeopleTabs } from '../people-tabs'
import { RightFilters } from './right-filters'
import { pairOf, rightsPerPage, subjectsOfRows, useClassMembers } from './use-class-members'
import { useMembers } from './use-members'
import { useRightColumns } from './use-right-columns'
import { useSetRights } from './use-set-rights'
import { WaitingMembers } from './waiting-members'

const GrantSheet = lazy(() => import('./grant-sheet'))
const ChangeSheet = lazy(() => import('./change-sheet'))

/** Nothing is shared yet, or nothing matches the filters. */
function NoRights({ isEmpty, onClear }: { isEmpty: boolean; onClear: () => void }) {
  const { t } = useTranslation('school-admin.rights')
  const { schoolId = '' } = useParams()
  if (isEmpty)
    return (
      <EmptyState
        icon={<KeyRound />}
        title={t(($) => $.empty.title)}
        description={t(($) => $.empty.description)}
        action={
          <Button asChild>
            <Link to={paths.schoolUsers(schoolId)}>{t(($) => $.empty.action)}</Link>
          </Button>
        }
      />
    )
  return <NoMatch title={t(($) => $.noMatch.title)} clearLabel={t(($) => $.noMatch.clear)} onClear={onClear} />
}

const choices = ['person', 'class', 'subject'] as const

/** The open sheet: giving rights, or changing some. */
type OpenPanel =
  | { readonly people: readonly string[] }
  | { readonly rows: readonly ClassMember[]; readonly clear: () => void }

/** Who may do what in which class of the school (`/school/{schoolId}/settings/user/rights`). */
export function Component() {
  const { t } = useTranslation('school-admin.rights')
  const format = useFormat()
  const table = useTableState({ field: 'person', dir: 'asc' })
  const list = useClassMembers(table)
  const { members, read } = useMembers()
  const [open, setOpen] = useState<OpenPanel | null>(null)
  const { remove, isPending } = useSetRights()
  const grant = (people: readonly string[]) => setOpen({ people })
  const close = () => setOpen(null)
  const isRestricted = table.search !== '' || choices.some((choice) => table.choice(choice) !== '')
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
      <WaitingMembers members={members} onGrant={(waiting) => grant(waiting.map(({ id }) => id))} />
      <ListTable
        label={title}
        loadingLabel={t(($) => $.loading)}
        state={table}
        list={list}
        pageSize={rightsPerPage}
        columns={useRightColumns((row) => setOpen({ rows: [row], clear: () => null }))}
        isChoosable={({ right }) => right !== null}
        chooseLabel={({ user, schoolClass }) =>
          t(($) => $.choose, { name: accountName(format, user), schoolClass: schoolClass.name })
        }
        readAll={list.readAll}
        bulk={(chosen, clear) => (
          <>
            <Button size="sm" variant="outline" onClick={() => setOpen({ rows: chosen, clear })}>
              {t(($) => $.change.open)}
            </Button>
            <Button
              size="sm"
              variant="outline"
              busy={isPending}
              onClick={() => void remove(chosen.map(pairOf)).then(clear, () => null)}
            >
              {t(($) => $.remove)}
            </Button>
          </>
        )}
        filters={<RightFilters table={table} members={members} />}
        summary={(count) => count > 0 && t(($) => $.count, { count })}
        empty={
          <NoRights
            isEmpty={!isRestricted}
            onClear={() => table.change({ search: '', person: '', class: '', subject: '' })}
          />
        }
      />
      {open && (
        <Suspense>
          {'people' in open ? (
            <GrantSheet members={members} read={read} chosen={open.people} onClose={close} />
          ) : (
            <ChangeSheet
              rows={open.rows}
              subjectsOf={subjectsOfRows(open.rows)}
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
