import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import SearchX from 'lucide-react/icons/search-x'

interface NoMatchProps {
  title: string
  clearLabel: string
  /** Removes the restrictions. */
  onClear: () => void
}

/** No row matches what a table is restricted to; a button removes the restrictions. */
export function NoMatch({ title, clearLabel, onClear }: NoMatchProps) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={title}
      action={
        <Button variant="outline" onClick={onClear}>
          {clearLabel}
        </Button>
      }
    />
  )
}
