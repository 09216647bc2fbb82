import { Button } from '../ui/button'
import type { TableTexts } from './table-texts'

interface PagerProps {
  /** The first is 1. */
  page: number
  /** Rows per page. */
  pageSize: number
  /** Rows on all pages. */
  count: number
  texts: Pick<TableTexts, 'range' | 'previous' | 'next'>
  onPage: (page: number) => void
}

/** The range of rows shown, with links to the other pages; nothing if all rows fit on one page. */
export function Pager({ page, pageSize, count, texts, onPage }: PagerProps) {
  const pages = Math.ceil(count / pageSize)
  if (pages <= 1) return null
  const first = (page - 1) * pageSize + 1
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <p aria-live="polite" className="text-sm text-muted-foreground tabular-nums">
        {texts.range(first, Math.min(page * pageSize, count), count)}
      </p>
      <Button variant="outline" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {texts.previous}
      </Button>
      <Button variant="outline" size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {texts.next}
      </Button>
    </div>
  )
}
