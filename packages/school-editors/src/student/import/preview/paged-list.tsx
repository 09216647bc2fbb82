import { useTranslation } from '@lernspur/app-kit'
import { useTableTexts } from '@lernspur/app-kit/table/use-table-texts'
import { Pager } from '@lernspur/ui/table/pager'
import { type ReactNode, useState } from 'react'

/** Rows that a page of the preview holds at most. */
const pageSize = 50

interface PagedListProps<Item> {
  label: string
  items: readonly Item[]
  children: (item: Item) => ReactNode
}

/** A list of many lines, a page at a time, so that a whole school can be looked through on a phone. */
export function PagedList<Item>({ label, items, children }: PagedListProps<Item>) {
  const { t } = useTranslation('school-editors.student-import')
  const texts = useTableTexts()
  const [wanted, setPage] = useState(1)
  const page = Math.min(wanted, Math.max(1, Math.ceil(items.length / pageSize)))
  if (items.length === 0) return <p className="px-4 py-3 text-sm text-muted-foreground">{t(($) => $.group.none)}</p>
  return (
    <>
      <ol aria-label={label}>{items.slice((page - 1) * pageSize, page * pageSize).map(children)}</ol>
      {items.length > pageSize && (
        <div className="border-t px-4 py-2">
          <Pager page={page} pageSize={pageSize} count={items.length} texts={texts} onPage={setPage} />
        </div>
      )}
    </>
  )
}
