import { undoRollOverMutation } from '@lernspur/api-client/school-admin/year/roll-over.queries'
import {
  isApiError,
  showToast,
  useConfirm,
  useErrorText,
  useFormat,
  useMutation,
  useTranslation,
} from '@lernspur/app-runtime'
import type { RollOver } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { Button } from '@lernspur/ui/components/ui/button'

/**
 * Undoes a whole roll-over, after saying what will be deleted; if it cannot be undone, says why, in counts (rule
 * roll-over.4).
 */
export function RollOverUndo({ rollOver }: { rollOver: RollOver }) {
  const { t } = useTranslation('school-admin.roll-over')
  const format = useFormat()
  const confirm = useConfirm()
  const textOf = useErrorText()
  const { mutateAsync, isPending } = useMutation(undoRollOverMutation())
  const { id, counts, since, undoUntil, toYear, moves = [] } = rollOver
  const blockers = [
    ...(since.observations > 0 ? [t(($) => $.undo.observations, { count: since.observations })] : []),
    ...(since.reports > 0 ? [t(($) => $.undo.reports, { count: since.reports })] : []),
    ...(since.talkSheets > 0 ? [t(($) => $.undo.talkSheets, { count: since.talkSheets })] : []),
  ]
  if (Date.parse(undoUntil) < Date.now()) return null
  if (blockers.length > 0) {
    return <p className="text-sm">{t(($) => $.undo.blocked, { what: format.list(blockers) })}</p>
  }
  const undo = async () => {
    const gone = t(($) => $.undo.text, {
      classes: t(($) => $.count.classes, { count: counts.classes }),
      relations: t(($) => $.count.students, { count: counts.students }),
    })
    const added = since.students > 0 ? ` ${t(($) => $.undo.added, { count: since.students })}` : ''
    const moved = moves.map(({ name, className }) => t(($) => $.undo.move, { name, className }))
    const later = moved.length > 0 ? ` ${t(($) => $.undo.moves, { moves: format.list(moved) })}` : ''
    const isSure = await confirm({
      title: t(($) => $.undo.question, { name: toYear.name }),
      description: `${gone}${added}${later}`,
      confirmLabel: t(($) => $.undo.confirm),
      theme: 'danger',
    })
    if (!isSure) return
    await mutateAsync({ params: { rollOverId: id } }).then(
      () => showToast({ text: t(($) => $.undo.done, { name: toYear.name }) }),
      (error: unknown) => {
        const reasons = isApiError(error) ? error.details.map(({ message }) => message).join(' ') : ''
        showToast({ text: reasons || textOf(error), tone: 'error' })
      },
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" size="sm" busy={isPending} onClick={() => void undo()}>
        {t(($) => $.undo.action)}
      </Button>
      <p className="text-sm text-muted-foreground">{t(($) => $.undo.until, { day: format.dayLong(undoUntil) })}</p>
    </div>
  )
}
