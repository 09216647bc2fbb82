import { ErrorNotice } from '@lernspur/app-runtime'
import { DataTable, type DataTableProps } from '@lernspur/ui/components/data-table/data-table'
import { useTableExport } from './use-table-export'
import { useTableTexts } from './use-table-texts'

type FromList = 'texts' | 'rows' | 'rowId' | 'count' | 'busy' | 'onExport' | 'failure'

/** What the table needs of a list (`useListPage`). */
export interface ListSource<Row> {
  readonly data: { readonly rows: readonly Row[]; readonly count: number } | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
  readonly isFetching: boolean
  readonly isPlaceholderData: boolean
  readonly readAll: () => Promise<readonly Row[]>
}

interface ListTableProps<Row extends { readonly id: string }> extends Omit<DataTableProps<Row>, FromList> {
  /** Also the name of the exported file. */
  label: string
  list: ListSource<Row>
}

/** A table of a list that the server filters, sorts and pages, with export of all its rows and a retry on failure. */
export function ListTable<Row extends { readonly id: string }>({ list, ...props }: ListTableProps<Row>) {
  const { data, error, refetch, isFetching, isPlaceholderData, readAll } = list
  return (
    <DataTable
      {...props}
      texts={useTableTexts()}
      rows={data?.rows}
      rowId={({ id }) => id}
      count={data?.count ?? 0}
      busy={isPlaceholderData}
      onExport={useTableExport(props.label, readAll)}
      failure={error && <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />}
    />
  )
}
