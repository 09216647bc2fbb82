import { Pager } from '@lernspur/ui/components/table/pager'
import type { TableTexts } from '@lernspur/ui/components/table/table-texts'
import { type ReactNode, useState } from 'react'

/** Maximum number of rows on a page of the preview. */
const pageSize = 50

export interface PagedTexts {
  readonly empty: string
  readonly pager: TableTexts
}

interface PagedListProps<Item> {
  label: string
  items: readonly Item[]
  texts: PagedTexts
  children: (item: Item) => ReactNode
}

/** A long list, a page at a time, so that a whole school can be checked on a phone. */
export function PagedList<Item>({ label, items, texts, children }: PagedListProps<Item>) {
  const [wanted, setPage] = useState(1)
  const page = Math.min(wanted, Math.max(1, Math.ceil(items.length / pageSize)))
  if (items.length === 0) return <p className="px-4 py-3 text-sm text-muted-foreground">{texts.empty}</p>
  return (
    <>
      <ol aria-label={label}>{items.slice((page - 1) * pageSize, page * pageSize).map(children)}</ol>
      {items.length > pageSize && (
        <div className="border-t px-4 py-2">
          <Pager page={page} pageSize={pageSize} count={items.length} texts={texts.pager} onPage={setPage} />
        </div>
      )}
    </>
  )
}
