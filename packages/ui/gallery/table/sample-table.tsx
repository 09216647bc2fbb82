import SearchX from 'lucide-react/icons/search-x'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { DataTable } from '../../src/components/data-table/data-table'
import { EmptyState } from '../../src/components/feedback/empty-state'
import { ErrorState } from '../../src/components/feedback/error-state'
import { SearchInput } from '../../src/components/form/search-input'
import { SegmentedControl } from '../../src/components/form/segmented-control'
import { tableStateOf } from '../../src/components/table/table-state'
import type { TableTexts } from '../../src/components/table/table-texts'
import { Button } from '../../src/components/ui/button'
import { type Child, columns } from './table-samples'

const texts: TableTexts = {
  range: (first, last, all) => `${first}–${last} von ${all}`,
  previous: 'Zurück',
  next: 'Weiter',
  columns: 'Spalten wählen',
  download: 'Als Excel-Datei herunterladen',
  chooseAll: 'Alle wählen',
  chooseAllPages: (count) => `Alle ${count} wählen`,
  chosen: 'Gewählte Zeilen',
  chosenCount: (count) => `${count} gewählt`,
  clearChoice: 'Auswahl aufheben',
}

const nothing = <EmptyState icon={<SearchX />} title="Kein Kind passt zur Suche" />

const failure = (
  <ErrorState title="Das konnte nicht geladen werden" retryLabel="Noch einmal versuchen" onRetry={() => {}} />
)

export interface SampleTableProps {
  label: string
  rows: readonly Child[] | undefined
  pageSize?: number
  isFailing?: boolean
}

/** A table of students with all features, in one of its states. */
export function SampleTable({ label, rows, pageSize, isFailing = false }: SampleTableProps) {
  const [params, setParams] = useState(() => new URLSearchParams())
  const state = tableStateOf(params, { field: 'name', dir: 'asc' }, setParams)
  return (
    <section aria-labelledby={`${label}-title`} className="grid grid-cols-1 gap-3">
      <h2 id={`${label}-title`} className="text-lg font-semibold">
        {label}
      </h2>
      <DataTable
        label={`Kinder: ${label}`}
        texts={texts}
        loadingLabel="Kinder werden geladen"
        state={state}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        pageSize={pageSize}
        chooseLabel={({ name }) => `${name} wählen`}
        bulk={() => (
          <Button size="sm" variant="outline">
            <Trash2 aria-hidden /> Löschen
          </Button>
        )}
        onExport={async () => {}}
        filters={
          <div className="flex flex-wrap gap-3">
            <SearchInput
              label="Kind suchen"
              clearLabel="Suche leeren"
              value={state.search}
              onValueChange={(search) => state.change({ search })}
              className="min-w-0 flex-1 basis-56 md:max-w-80"
            />
            <SegmentedControl
              label="Stand"
              value={state.choice('state') || 'all'}
              onValueChange={(choice) => state.change({ state: choice === 'all' ? '' : choice })}
              segments={[
                { value: 'all', label: 'alle' },
                { value: 'open', label: 'offen' },
                { value: 'done', label: 'abgeschlossen' },
              ]}
            />
          </div>
        }
        empty={nothing}
        failure={isFailing && failure}
      />
    </section>
  )
}
