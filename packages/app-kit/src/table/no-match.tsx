import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { Button } from '@lernspur/ui/form/button'
import type { TableState } from '@lernspur/ui/table/table-state'
import SearchX from 'lucide-react/icons/search-x'

interface NoMatchProps {
  table: TableState
  title: string
  clearLabel: string
  /** Names of what restricts the table. */
  conditions: readonly string[]
}

/** Nothing matches what the table is restricted to; a button removes the restrictions. */
export function NoMatch({ table, title, clearLabel, conditions }: NoMatchProps) {
  const clear = () => table.change(Object.fromEntries(conditions.map((name) => [name, ''])))
  return (
    <EmptyState
      icon={<SearchX />}
      title={title}
      action={
        <Button variant="outline" onClick={clear}>
          {clearLabel}
        </Button>
      }
    />
  )
}
