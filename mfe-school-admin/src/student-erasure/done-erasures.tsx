import {
  erasureReceiptMutation,
  erasureReceiptPdfMutation,
} from '@lernspur/api-client/school-admin/data-protection/student-erasure.queries'
import { saveFile, useFormat, useMutation, useTranslation } from '@lernspur/app-runtime'
import type { StudentErasure } from '@lernspur/contracts/school-admin/student-erasure.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import FileCheck from 'lucide-react/icons/file-check'

/** The receipt as two files; a failure is shown in a toast. */
function Receipts({ erasure: { id, initials }, day }: { erasure: StudentErasure; day: string }) {
  const { t } = useTranslation('school-admin.erasures')
  const pdf = useMutation(erasureReceiptPdfMutation())
  const json = useMutation(erasureReceiptMutation())
  const name = t(($) => $.receiptName, { day, initials })
  const params = { erasureId: id }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="outline"
        busy={pdf.isPending}
        onClick={() => pdf.mutate({ params }, { onSuccess: (file) => saveFile(file, `${name}.pdf`) })}
      >
        {t(($) => $.done.pdf)}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        busy={json.isPending}
        onClick={() => json.mutate({ params }, { onSuccess: (file) => saveFile(file, `${name}.json`) })}
      >
        {t(($) => $.done.json)}
      </Button>
    </div>
  )
}

function DoneErasure({ erasure }: { erasure: StudentErasure }) {
  const { t } = useTranslation('school-admin.erasures')
  const format = useFormat()
  const { student, initials, reason, undoneAt, carriedOutAt } = erasure
  const day = format.instant(carriedOutAt ?? undoneAt ?? erasure.requestedAt)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-5 py-4 first:border-t-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{student ? format.name(student) : initials}</p>
        <p className="text-sm text-muted-foreground">
          {carriedOutAt ? t(($) => $.done.carriedOut, { day }) : t(($) => $.done.undone, { day })} ·{' '}
          {t(($) => $.reason[reason])}
        </p>
      </div>
      {carriedOutAt && <Receipts erasure={erasure} day={day} />}
    </li>
  )
}

/** Erasures that were carried out, with their receipts, and those that were undone. */
export function DoneErasures({ erasures }: { erasures: readonly StudentErasure[] }) {
  const { t } = useTranslation('school-admin.erasures')
  const title = t(($) => $.done.title)
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="font-semibold">{title}</h2>
      <Card>
        {erasures.length === 0 ? (
          <EmptyState icon={<FileCheck />} title={t(($) => $.done.empty)} />
        ) : (
          <ul aria-label={title}>
            {erasures.map((erasure) => (
              <DoneErasure key={erasure.id} erasure={erasure} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}
