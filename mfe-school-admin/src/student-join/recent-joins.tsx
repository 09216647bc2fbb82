import { studentJoinListQuery, undoStudentJoinMutation } from '@lernspur/api-client/school-admin/student-join.queries'
import { useFormat, useMutation, useQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import type { StudentJoin } from '@lernspur/contracts/school-admin/student-join.contract'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import Undo2 from 'lucide-react/icons/undo-2'

function RecentJoin({ join }: { join: StudentJoin }) {
  const { t } = useTranslation('school-admin.students')
  const format = useFormat()
  const toast = useToast()
  const { mutate, isPending } = useMutation(undoStudentJoinMutation())
  const { id, student, source, createdBy, createdAt, expiresAt, undoneAt, isUndoable } = join
  const name = student ? format.name(student) : t(($) => $.join.gone)
  const undo = () => mutate({ params: { joinId: id } }, { onSuccess: () => toast({ text: t(($) => $.join.undone) }) })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-5 py-4 first:border-t-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">
          {source ? t(($) => $.join.pair, { name, source: format.name(source) }) : name}
        </p>
        <p className="text-sm text-muted-foreground">
          {t(($) => $.join.by, { person: format.name(createdBy), time: format.instant(createdAt) })}
          {isUndoable && ` · ${t(($) => $.join.until, { time: format.instant(expiresAt) })}`}
        </p>
      </div>
      {undoneAt !== null && <Badge variant="outline">{t(($) => $.join.isUndone)}</Badge>}
      {isUndoable && (
        <Button variant="outline" busy={isPending} aria-label={t(($) => $.join.undoOf, { name })} onClick={undo}>
          <Undo2 aria-hidden />
          {t(($) => $.join.undo)}
        </Button>
      )}
    </li>
  )
}

/** Records that were joined in the last 30 days, each to be undone; nothing if there are none. */
export function RecentJoins() {
  const { t } = useTranslation('school-admin.students')
  const { data } = useQuery(studentJoinListQuery())
  if (!data || data.rows.length === 0) return null
  const title = t(($) => $.join.recent)
  return (
    <section className="mt-8 grid grid-cols-1 gap-3">
      <h2 className="font-semibold">{title}</h2>
      <Card>
        <ul aria-label={title}>
          {data.rows.map((join) => (
            <RecentJoin key={join.id} join={join} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
