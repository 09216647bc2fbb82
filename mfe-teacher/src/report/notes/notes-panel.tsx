import { useTranslation } from '@lernspur/app-runtime'
import type { ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { useState } from 'react'
import { NoteRow } from './note-row'
import type { ReportWriting } from './use-report-writing'

interface NotesPanelProps {
  writing: ReportWriting
  /** Null for the general comment, which is about all subjects. */
  subject: ReportSubject | null
  onUse?: ((text: string) => void) | undefined
}

/** Rows shown before the user asks for more. */
const step = 50

/** The entries of the report's period, newest first; a click inserts a note into the remark (rule remark.4). */
export function NotesPanel({ writing, subject, onUse }: NotesPanelProps) {
  const { t } = useTranslation('teacher.remark')
  const [isNotesOnly, setIsNotesOnly] = useState(false)
  const [visibleCount, setVisibleCount] = useState(step)
  const { entries, isFailed, retry } = writing
  const own = entries?.filter(
    ({ schoolSubjectId, description }) =>
      (subject === null || schoolSubjectId === subject.schoolSubjectId) && (!isNotesOnly || description?.trim()),
  )
  const body = () => {
    if (isFailed) {
      return (
        <p role="alert" className="flex flex-wrap items-center gap-2 py-4">
          {t(($) => $.notes.failed)}
          <Button size="sm" variant="outline" onClick={retry}>
            {t(($) => $.notes.retry)}
          </Button>
        </p>
      )
    }
    if (!own) {
      return (
        <Loading label={t(($) => $.notes.loading)} className="grid grid-cols-1 gap-3 py-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </Loading>
      )
    }
    if (own.length === 0) return <p className="py-4 text-muted-foreground">{t(($) => $.notes.none)}</p>
    return (
      <>
        <ul className="divide-y">
          {own.slice(0, visibleCount).map((note) => (
            <NoteRow key={note.id} note={note} onUse={onUse} />
          ))}
        </ul>
        {own.length > visibleCount && (
          <Button variant="outline" className="my-3 w-full" onClick={() => setVisibleCount(visibleCount + step)}>
            {t(($) => $.notes.more, { count: own.length - visibleCount })}
          </Button>
        )}
      </>
    )
  }
  return (
    <Card className="px-4 pt-3 pb-1">
      <h2 className="font-semibold">
        {subject === null ? t(($) => $.notes.ofAll) : t(($) => $.notes.of, { subject: subject.name })}
      </h2>
      <CheckboxField checked={isNotesOnly} onCheckedChange={setIsNotesOnly} label={t(($) => $.notes.notesOnly)} />
      {body()}
    </Card>
  )
}
