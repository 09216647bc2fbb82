import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import School from 'lucide-react/icons/school'
import type { ReactNode } from 'react'

interface NoClassesProps {
  table: TableState
  isEmpty: boolean
  /** Creates the first class. */
  action: ReactNode
}

/** The list is empty: nothing matches the search, or there are no classes yet. */
export function NoClasses({ table, isEmpty, action }: NoClassesProps) {
  const { t } = useTranslation('school-admin.school-classes')
  if (!isEmpty)
    return (
      <NoMatch
        title={t(($) => $.noMatch.title)}
        clearLabel={t(($) => $.noMatch.clear)}
        onClear={() => table.change({ search: '', year: '', state: '' })}
      />
    )
  return (
    <EmptyState
      icon={<School />}
      title={t(($) => $.empty.title)}
      description={t(($) => $.empty.description)}
      action={action}
    />
  )
}
