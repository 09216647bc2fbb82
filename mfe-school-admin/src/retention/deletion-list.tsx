import { undoDueDeletionMutation } from '@lernspur/api-client/school-admin/data-protection/retention.queries'
import { showToast, useFormat, useMutation, useTranslation } from '@lernspur/app-runtime'
import type { DueDeletion } from '@lernspur/contracts/school-admin/data-protection/retention.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { schoolYearText } from './school-year-text'

function DeletionRow({ deletion, isOwner }: { deletion: DueDeletion; isOwner: boolean }) {
  const { t } = useTranslation('school-admin.retention')
  const format = useFormat()
  const { mutate, isPending } = useMutation({
    ...undoDueDeletionMutation(),
    onSuccess: () => showToast({ text: t(($) => $.deletion.undone) }),
  })
  const { id, kind, year, count, requestedBy, dueAt, carriedOutAt, removed } = deletion
  const [name, day] = [format.name(requestedBy), format.dayLong(carriedOutAt ?? dueAt)]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">
          {t(($) => $.kind[kind])} · {t(($) => $.schoolYear, { year: schoolYearText(year) })} ·{' '}
          {t(($) => $.records, { count })}
        </p>
        <p className="text-sm text-muted-foreground">
          {removed === null
            ? t(($) => $.deletion.waits, { day, name })
            : t(($) => $.deletion.done, { day, name, count: removed, counted: count })}
        </p>
      </div>
      {isOwner && removed === null && (
        <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate({ params: { deletionId: id } })}>
          {t(($) => $.deletion.undo)}
        </Button>
      )}
    </li>
  )
}

/** Pending deletions, which can be cancelled, and receipts of completed ones. */
export function DeletionList({ deletions, isOwner }: { deletions: readonly DueDeletion[]; isOwner: boolean }) {
  return (
    <ul className="grid grid-cols-1 divide-y">
      {deletions.map((deletion) => (
        <DeletionRow key={deletion.id} deletion={deletion} isOwner={isOwner} />
      ))}
    </ul>
  )
}
