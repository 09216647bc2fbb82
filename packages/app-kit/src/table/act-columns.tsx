import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'

interface ActColumnOptions<Row> {
  readonly titles: { readonly createdAt: string; readonly person: string }
  readonly personOf: (row: Row) => string
  /** An instant in words, as `useFormat` has it. */
  readonly instant: (createdAt: string) => string
}

/** The first columns of an audit: when something was done, and by whom; narrow windows leave them out. */
export const actColumns = <Row extends { readonly createdAt: string }>({
  titles,
  personOf,
  instant,
}: ActColumnOptions<Row>): readonly DataColumn<Row>[] => [
  {
    id: 'createdAt',
    title: titles.createdAt,
    isSortable: true,
    from: 'md',
    value: ({ createdAt }) => new Date(createdAt),
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{instant(createdAt)}</span>,
  },
  {
    id: 'person',
    title: titles.person,
    from: 'md',
    value: personOf,
    cell: (row) => <span className="whitespace-nowrap">{personOf(row)}</span>,
  },
]
