import { SubjectChipOf } from '@lernspur/app-kit/display/subject-chip-of'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { OverviewSubject } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { LevelBar } from '@lernspur/ui/components/chart/level/level-bar'
import { TrendLine } from '@lernspur/ui/components/chart/level/trend-line'
import { useEntryPhotos } from '../../photo/photos-of'
import { standingLevels, tendencyOf } from './standing'
import { useAge } from './use-age'

/** The newest photo of a subject, in a place that is there before it comes. */
function NewestPhoto({ entryId }: { entryId: string }) {
  const [photo] = useEntryPhotos(entryId)
  return (
    <span aria-hidden className="size-9 shrink-0 overflow-hidden rounded-md border bg-muted print:hidden">
      {photo && <img src={photo.thumbnail} alt="" className="size-full object-cover" />}
    </span>
  )
}

/** Where a student stands in a subject: one bar of the newest levels, how it has gone, and what was noted last. */
export function SubjectStanding({ subject }: { subject: OverviewSubject }) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  const ageOf = useAge()
  const { competences, trend = [], newestNote, photoEntryId } = subject
  const levels = standingLevels(competences)
  const rest = competences.length - levels.reduce((sum, { count }) => sum + count, 0)
  const tendency = tendencyOf(subject)
  const lastOn = competences.reduce<string | null>(
    (last, one) => ((one.lastOn ?? '') > (last ?? '') ? one.lastOn : last),
    null,
  )
  const words = [
    ...levels.map(({ level, count }) => t(($) => $.standing.at, { count, level: level.label })),
    ...(rest > 0 ? [t(($) => $.standing.without, { count: rest })] : []),
  ]
  return (
    <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-1 sm:grid-cols-[9rem_minmax(0,1fr)_8.5rem]">
      <SubjectChipOf subject={subject} className="min-w-0 justify-self-start" />
      <span className="order-last col-span-full min-w-0 sm:order-none sm:col-span-1">
        {competences.length > 0 && (
          <LevelBar
            label={format.list(words)}
            levels={levels.map(({ level, colour, count }) => ({ label: level.label, colour, count }))}
            rest={{ label: t(($) => $.standing.rest), count: rest }}
            format={format.number}
          />
        )}
      </span>
      <span className="flex items-center justify-end gap-2 text-sm font-normal text-muted-foreground">
        {tendency && (
          <>
            <TrendLine values={trend} className="text-foreground" />
            <span className="w-14">{t(($) => $.standing.tendency[tendency])}</span>
          </>
        )}
      </span>
      {(newestNote || photoEntryId || lastOn) && (
        <span className="order-last col-span-full flex min-w-0 items-center gap-3 text-sm font-normal text-muted-foreground">
          {photoEntryId && <NewestPhoto entryId={photoEntryId} />}
          {newestNote ? (
            <span className="line-clamp-2 min-w-0 wrap-anywhere text-foreground/90 sm:line-clamp-1">
              {t(($) => $.standing.quote, { text: newestNote.text.replace(/\s+/g, ' ') })}
            </span>
          ) : (
            <span>{t(($) => $.standing.noNote)}</span>
          )}
          {lastOn && (
            <span className="ml-auto shrink-0 whitespace-nowrap tabular-nums">
              {ageOf(newestNote?.observedAt ?? lastOn)}
            </span>
          )}
        </span>
      )}
    </span>
  )
}
