import { undoErasureMutation } from '@lernspur/api-client/school-admin/data-protection/student-erasure.queries'
import { useFormat, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { StudentErasure } from '@lernspur/contracts/school-admin/student-erasure.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import Undo2 from 'lucide-react/icons/undo-2'

function PendingErasure({ erasure }: { erasure: StudentErasure }) {
  const { t } = useTranslation('school-admin.erasures')
  const format = useFormat()
  const toast = useToast()
  const { mutate, isPending } = useMutation(undoErasureMutation())
  const { id, student, initials, reason, requestedBy, requestedAt, dueAt, note } = erasure
  const name = student ? format.name(student) : initials
  const undo = () => mutate({ params: { erasureId: id } }, { onSuccess: () => toast({ text: t(($) => $.undone) }) })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-5 py-4 first:border-t-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-danger-foreground">{t(($) => $.pending.due, { day: format.instant(dueAt) })}</p>
        <p className="text-sm text-muted-foreground">
          {t(($) => $.pending.by, { person: format.name(requestedBy), day: format.instant(requestedAt) })} ·{' '}
          {t(($) => $.reason[reason])}
        </p>
        {note !== null && <p className="text-sm text-muted-foreground wrap-anywhere">{note}</p>}
      </div>
      <Button variant="outline" busy={isPending} onClick={undo}>
        <Undo2 aria-hidden />
        {t(($) => $.pending.undo)}
      </Button>
    </li>
  )
}

/** Children about to be erased; nothing if there are none. */
export function PendingErasures({ erasures }: { erasures: readonly StudentErasure[] }) {
  const { t } = useTranslation('school-admin.erasures')
  if (erasures.length === 0) return null
  const title = t(($) => $.pending.title)
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-semibold">{title}</h2>
      <Card>
        <ul aria-label={title}>
          {erasures.map((erasure) => (
            <PendingErasure key={erasure.id} erasure={erasure} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
