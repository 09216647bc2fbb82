import { studentImportListQuery } from '@lernspur/api-client/school-admin/student-import.queries'
import { useConfirm, useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import {
  importedKinds,
  type StudentImport,
} from '@lernspur/contracts/school-admin/student-import/student-import.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { Badge } from '@lernspur/ui/components/ui/badge'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { ImportScope } from '../../student/import/match/matched-line'
import { useUndoImport } from './use-take-over'

/** Older ones are rarely undone. */
const visibleCount = 5

const useCountsText = () => {
  const { t } = useTranslation('school-editors.student-import')
  const format = useFormat()
  return ({ counts }: StudentImport): string =>
    format.list(
      ([...importedKinds, 'birthDate'] as const).flatMap((kind) => {
        const count = counts[kind] ?? 0
        return count > 0 ? [t(($) => $.recent.counts[kind], { count })] : []
      }),
    )
}

function RecentImport({ made }: { made: StudentImport }) {
  const { t } = useTranslation('school-editors.student-import')
  const format = useFormat()
  const confirm = useConfirm()
  const undo = useUndoImport()
  const countsText = useCountsText()
  const [busy, setBusy] = useState(false)
  const time = format.instant(made.createdAt)
  const takeBack = async () => {
    const isSure = await confirm({
      title: t(($) => $.recent.question),
      description: [countsText(made), made.stayCount > 0 ? t(($) => $.recent.stayCount, { count: made.stayCount }) : '']
        .filter(Boolean)
        .join('. '),
      confirmLabel: t(($) => $.recent.confirm),
      theme: 'danger',
    })
    if (!isSure) return
    setBusy(true)
    // A failure is shown by a toast, and the import stays as it is.
    await undo(made.id).catch(() => null)
    setBusy(false)
  }
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2 last:border-b-0">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block text-sm">
          {time} · {format.name(made.createdBy)}
        </span>
        <span className="block text-sm text-muted-foreground">{countsText(made)}</span>
        {made.stays.map(({ kind, reason, student, schoolClass }) => (
          <span key={`${kind} ${student?.id} ${schoolClass?.id}`} className="block text-sm text-muted-foreground">
            {student ? format.name(student) : schoolClass?.name}: {t(($) => $.recent.reason[reason])}
          </span>
        ))}
      </span>
      {made.undoneAt === null ? (
        <IconButton
          quiet
          size="icon-sm"
          busy={busy}
          label={t(($) => $.recent.undo, { time })}
          onClick={() => void takeBack()}
        >
          <Undo2 aria-hidden />
        </IconButton>
      ) : (
        <Badge variant="outline">{t(($) => $.recent.undone)}</Badge>
      )}
    </li>
  )
}

/** The latest imports of the class or school, each to be taken back as a whole while it is kept. */
export function RecentImports({ scope }: { scope: ImportScope }) {
  const { t } = useTranslation('school-editors.student-import')
  const { data } = useSuspenseQuery(
    studentImportListQuery({
      limit: visibleCount,
      ...(scope.kind === 'class' && {
        filter: [{ field: 'schoolClassId', type: 'eq', value: scope.schoolClassId }] as const,
      }),
    }),
  )
  if (data.rows.length === 0) return null
  const title = t(($) => $.recent.title)
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="font-semibold">{title}</h2>
      <ul aria-label={title} className="rounded-lg border bg-card">
        {data.rows.map((made) => (
          <RecentImport key={made.id} made={made} />
        ))}
      </ul>
    </section>
  )
}
