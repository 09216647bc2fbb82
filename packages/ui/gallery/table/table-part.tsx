import { useState } from 'react'
import { Page } from '../../src/components/layout/app-frame'
import { PageHeader } from '../../src/components/layout/page-header'
import { TableSearch } from '../../src/components/table/table-search'
import { SampleTable } from './sample-table'
import { rowsOf } from './table-samples'

const few = rowsOf(12)
const many = rowsOf(400)

/** Tables: full, paged, long, loading, failing and empty. */
export function TablePart() {
  const [search, setSearch] = useState('')
  return (
    <Page>
      <PageHeader title="Tabellen" description="Sortieren, suchen, wählen, blättern" />
      <TableSearch
        table={{ search, change: (changes) => setSearch(changes.search ?? '') }}
        label="Kind suchen"
        clearLabel="Suche leeren"
      />
      <SampleTable label="Seiten" rows={few} pageSize={5} />
      <SampleTable label="400 Zeilen" rows={many} />
      <SampleTable label="Unterwegs" rows={undefined} />
      <SampleTable label="Gescheitert" rows={undefined} isFailing />
      <SampleTable label="Leer" rows={[]} />
    </Page>
  )
}
