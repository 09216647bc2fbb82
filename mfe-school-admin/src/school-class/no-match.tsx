import { useTranslation } from '@lernspur/app-kit'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { Button } from '@lernspur/ui/form/button'
import type { TableState } from '@lernspur/ui/table/table-state'
import School from 'lucide-react/icons/school'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'

interface NoMatchProps {
  table: TableState
  isEmpty: boolean
  /** Creates the first class. */
  action: ReactNode
}

/** The list is empty: nothing matches the search, or there are no classes yet. */
export function NoMatch({ table, isEmpty, action }: NoMatchProps) {
  const { t } = useTranslation('school-admin.school-classes')
  if (isEmpty)
    return (
      <EmptyState
        icon={<School />}
        title={t(($) => $.empty.title)}
        description={t(($) => $.empty.description)}
        action={action}
      />
    )
  return (
    <EmptyState
      icon={<SearchX />}
      title={t(($) => $.noMatch.title)}
      action={
        <Button variant="outline" onClick={() => table.change({ search: '', year: '', state: '' })}>
          {t(($) => $.noMatch.clear)}
        </Button>
      }
    />
  )
}
