import { ErrorNotice, useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { SubjectChange } from '@lernspur/contracts/school-admin/subject/subject-change.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { useUndoChange } from './use-undo-change'
import type { ChangeCalls } from './use-undo-offer'

const visibleCount = 50

interface ChangeRowProps {
  change: SubjectChange
  onUndo: (id: string) => Promise<void>
}

/** What was done, to which subjects and when. */
function ChangeRow({ change, onUndo }: ChangeRowProps) {
  const { t } = useTranslation('school-editors.subject-exchange')
  const format = useFormat()
  const [isBusy, setBusy] = useState(false)
  const { id, kind, names, createdAt } = change
  const undo = async () => {
    setBusy(true)
    await onUndo(id)
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{format.list(names)}</p>
        <p className="text-sm text-muted-foreground">
          {t(($) => $.recent.kind[kind])} · {format.instant(createdAt)}
        </p>
      </div>
      <Button size="sm" variant="outline" busy={isBusy} onClick={() => void undo()}>
        {t(($) => $.recent.undo)}
      </Button>
    </li>
  )
}

interface RecentChangesProps {
  exchange: ChangeCalls
  onClose: () => void
}

/** Imports, copies and updates of the last weeks, each of which can be undone as a whole (rule subject.6). */
export default function RecentChanges({ exchange, onClose }: RecentChangesProps) {
  const { t } = useTranslation('school-editors.subject-exchange')
  const { data, error, refetch } = useQuery(exchange.changes({ limit: visibleCount }))
  const undo = useUndoChange(exchange)
  return (
    <SideSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.recent.title)}
      description={t(($) => $.recent.description)}
      closeLabel={t(($) => $.close)}
    >
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-40" />}
      {data?.rows.length === 0 && <EmptyState icon={<History />} title={t(($) => $.recent.none)} />}
      {data && data.rows.length > 0 && (
        <ul aria-label={t(($) => $.recent.title)}>
          {data.rows.map((change) => (
            <ChangeRow key={change.id} change={change} onUndo={undo} />
          ))}
        </ul>
      )}
    </SideSheet>
  )
}
