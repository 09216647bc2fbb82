import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { EarlierEntry, OverviewSubject } from '@lernspur/contracts/teacher/student/student-overview.contract'

interface EarlierEntriesProps {
  subject: OverviewSubject
  entries: readonly EarlierEntry[]
}

/** Entries of a student in a subject from an earlier class of the school year: to be read, not to be changed. */
export function EarlierEntries({ subject, entries }: EarlierEntriesProps) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  const byClass = Map.groupBy(
    entries.filter(({ schoolSubjectId }) => schoolSubjectId === subject.id),
    ({ schoolClassName }) => schoolClassName,
  )
  return [...byClass].map(([name, own]) => (
    <div key={name}>
      <h4 className="mb-1 text-sm font-medium">{t(($) => $.earlier.title, { name })}</h4>
      <ul className="divide-y">
        {own.map((entry) => (
          <li key={entry.id} className="grid min-w-0 gap-0.5 py-2 text-sm">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">{entry.levelLabel ?? t(($) => $.onlyNote)}</span>
              <time dateTime={entry.observedAt} className="text-muted-foreground tabular-nums">
                {format.day(entry.observedAt)}
              </time>
            </p>
            <p className="wrap-anywhere hyphens-auto">
              {subject.competences.find(({ id }) => id === entry.competenceId)?.description}
            </p>
            {entry.description && (
              <p className="border-l-2 pl-3 wrap-anywhere whitespace-pre-wrap text-muted-foreground">
                {entry.description}
              </p>
            )}
            <p className="text-xs text-muted-foreground">{format.name(entry.creator)}</p>
          </li>
        ))}
      </ul>
    </div>
  ))
}
