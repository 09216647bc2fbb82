import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { Button } from '@lernspur/ui/components/ui/button'
import UserRound from 'lucide-react/icons/user-round'

interface StudentEmptyProps {
  table: TableState
  /** Without it nobody can be added, as with a class that has ended. */
  onAdd: (() => void) | undefined
}

/** Shown for an empty list: nothing matches the search, or there are no children yet. */
export function StudentEmpty({ table, onAdd }: StudentEmptyProps) {
  const { t } = useTranslation('school-editors.student-list')
  if (table.search === '' && table.choice('class') === '')
    return (
      <EmptyState
        icon={<UserRound />}
        title={t(($) => $.empty.title)}
        description={t(($) => $.empty.text)}
        // The page has the same one as its main action.
        action={
          onAdd && (
            <Button variant="outline" onClick={onAdd}>
              {t(($) => $.adding.open)}
            </Button>
          )
        }
      />
    )
  return (
    <NoMatch
      title={t(($) => $.empty.noMatch)}
      clearLabel={t(($) => $.empty.clear)}
      onClear={() => table.change({ search: '', class: '' })}
    />
  )
}
