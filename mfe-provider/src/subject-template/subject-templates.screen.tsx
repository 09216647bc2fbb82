import { ListTable } from '@lernspur/app-kit/table/list-table'
import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { usePageTitle, useTranslation } from '@lernspur/app-runtime'
import type { GlobalDraft } from '@lernspur/contracts/provider/global-template.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Button } from '@lernspur/ui/components/ui/button'
import LibraryBig from 'lucide-react/icons/library-big'
import { useState } from 'react'
import { ChosenDrafts } from './chosen-drafts'
import { DraftActions, type OpenSheet } from './draft-actions'
import { DraftFilters } from './draft-filters'
import { DraftSheets } from './draft-sheets'
import { NewDraft } from './new-draft'
import { PublicationNotice } from './publish/publication-notice'
import { useDraftColumns } from './use-draft-columns'
import { draftsPerPage, useDrafts, useMayEdit } from './use-drafts'

interface ChosenTemplates {
  readonly drafts: readonly GlobalDraft[]
  /** Ends the choice. */
  readonly clear: () => void
}

/** Templates of the provider, by level and country (`/provider/providerSubjectTemplates`). */
export function Component() {
  const { t } = useTranslation('provider.subject-templates')
  const table = useTableState({ field: 'schoolLevel', dir: 'asc' })
  const list = useDrafts(table)
  const mayEdit = useMayEdit()
  const columns = useDraftColumns(mayEdit)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [chosen, setChosen] = useState<ChosenTemplates>({ drafts: [], clear: () => {} })
  const [isAdding, setAdding] = useState(false)
  const title = t(($) => $.title)
  usePageTitle(title)
  const isRestricted = table.search !== '' || table.choice('level') !== '' || table.choice('country') !== ''
  const openFor = (kind: OpenSheet, next: ChosenTemplates) => {
    setChosen(next)
    setSheet(kind)
  }
  return (
    <Page>
      <PageHeader
        title={title}
        description={t(($) => $.description)}
        actions={<DraftActions mayEdit={mayEdit} onOpen={setSheet} onAdd={() => setAdding(true)} />}
      />
      {mayEdit && <PublicationNotice onOpen={() => setSheet('publish')} />}
      {isAdding && <NewDraft templates={list.data?.rows ?? []} onClose={() => setAdding(false)} />}
      <ListTable
        label={title}
        loadingLabel={t(($) => $.loading)}
        state={table}
        list={list}
        pageSize={draftsPerPage}
        columns={columns}
        filters={<DraftFilters table={table} />}
        chooseLabel={({ name }) => t(($) => $.choose, { name })}
        readAll={list.readAll}
        bulk={
          mayEdit
            ? (drafts, clear) => (
                <ChosenDrafts
                  chosen={drafts}
                  onChooseAudience={() => openFor('audience', { drafts, clear })}
                  onExport={() => openFor('export', { drafts, clear })}
                  onDone={clear}
                />
              )
            : undefined
        }
        empty={
          isRestricted ? (
            <NoMatch
              title={t(($) => $.noMatch.title)}
              clearLabel={t(($) => $.noMatch.clear)}
              onClear={() => table.change({ search: '', level: '', country: '' })}
            />
          ) : (
            <EmptyState
              icon={<LibraryBig />}
              title={t(($) => $.empty.title)}
              description={mayEdit ? t(($) => $.empty.description) : t(($) => $.empty.askLead)}
              action={
                mayEdit && (
                  <>
                    <Button variant="outline" onClick={() => setSheet('import')}>
                      {t(($) => $.import)}
                    </Button>
                    <Button onClick={() => setAdding(true)}>{t(($) => $.new.open)}</Button>
                  </>
                )
              }
            />
          )
        }
      />
      <DraftSheets sheet={sheet} chosen={chosen.drafts} onDone={chosen.clear} onClose={() => setSheet(null)} />
    </Page>
  )
}
