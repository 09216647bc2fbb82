import { legacyObservationListQuery } from '@lernspur/api-client/teacher/legacy-observation.queries'
import { observationListQuery } from '@lernspur/api-client/teacher/observation.queries'
import { performanceVisualListQuery } from '@lernspur/api-client/teacher/performance-visual.queries'
import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { Link, paths, useFormat, useSuspenseQueries, useTranslation } from '@lernspur/app-runtime'
import type { OverviewSubject } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { byNewest, isLegacy, levelIdOf, newestFirst } from '../../entry/entry'
import { EntryOrigin } from '../../entry/entry-origin'
import { levelsOf, scalesOf } from '../../entry/entry-scale'
import { LegacyBadge } from '../../entry/legacy-badge'
import { useLegacyLevels } from '../../entry/use-legacy-levels'
import { hasPicture } from '../../level/has-picture'

/** Entries shown; the timeline has all of them. */
const limit = 8

interface SubjectEntriesProps {
  classId: string
  studentId: string
  subject: OverviewSubject
}

/** The newest entries of a student in a subject, of both versions. Suspends while loading. */
export function SubjectEntries({ classId, studentId, subject }: SubjectEntriesProps) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  const query = {
    filter: [
      { field: 'schoolClassId', type: 'eq', value: classId },
      { field: 'studentId', type: 'eq', value: studentId },
      { field: 'schoolSubjectId', type: 'eq', value: subject.id },
    ],
    order: newestFirst,
    limit,
  } as const
  const [present, past, visuals] = useSuspenseQueries({
    queries: [observationListQuery(query), legacyObservationListQuery(query), performanceVisualListQuery()],
  })
  const entries = [...present.data.rows, ...past.data.rows].toSorted(byNewest).slice(0, limit)
  const legacyLevels = useLegacyLevels(entries.some(isLegacy))
  const levels = levelsOf(scalesOf(visuals.data.rows))
  const rest = present.data.count + past.data.count - entries.length
  if (entries.length === 0) return null
  return (
    <div>
      <h4 className="mb-1 text-sm font-medium">{t(($) => $.newestEntries)}</h4>
      <ul className="divide-y">
        {entries.map((entry) => {
          const level = levels.get(levelIdOf(entry) ?? '') ?? legacyLevels.get(levelIdOf(entry) ?? '')
          return (
            <li key={entry.id} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5 py-2">
              <span className="pt-0.5">
                {level && hasPicture(level) && <LevelPictureOf level={level} size={20} decorative />}
              </span>
              <div className="grid min-w-0 gap-0.5 text-sm">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="flex flex-wrap items-center gap-2 font-medium">
                    {level?.label ?? t(($) => $.onlyNote)}
                    <LegacyBadge entry={entry} />
                  </span>
                  <time dateTime={entry.observedAt} className="text-muted-foreground tabular-nums">
                    {format.day(entry.observedAt)}
                  </time>
                </p>
                <p className="wrap-anywhere hyphens-auto">
                  {subject.competences.find(({ id }) => id === entry.competenceId)?.description ??
                    t(($) => $.entry.unknownCompetence)}
                </p>
                {entry.description && (
                  <p className="border-l-2 pl-3 wrap-anywhere whitespace-pre-wrap text-muted-foreground">
                    {entry.description}
                  </p>
                )}
                <EntryOrigin entry={entry} className="text-xs text-muted-foreground" />
              </div>
            </li>
          )
        })}
      </ul>
      <Link
        to={`${paths.studentTimeline(classId, studentId)}?subject=${subject.id}`}
        className="inline-flex min-h-11 items-center text-sm font-medium text-primary underline-offset-4 hover:underline print:hidden"
      >
        {rest > 0 ? t(($) => $.allEntries, { count: rest + entries.length }) : t(($) => $.inTimeline)}
      </Link>
    </div>
  )
}
