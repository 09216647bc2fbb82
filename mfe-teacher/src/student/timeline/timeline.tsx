import { formerStudentsQuery } from '@lernspur/api-client/school-admin/student.queries'
import {
  ErrorNotice,
  Link,
  paths,
  useClassRights,
  useFormat,
  useQuery,
  useSession,
  useTranslation,
} from '@lernspur/app-runtime'
import type { Person } from '@lernspur/contracts/wire/fields'
import { cn } from '@lernspur/ui/cn'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import Eye from 'lucide-react/icons/eye'
import { useMemo } from 'react'
import type { ClassData } from '../../class-data/use-class-data'
import { type Entry, isLegacy } from '../../entry/entry'
import { useLegacyLevels } from '../../entry/use-legacy-levels'
import { byDay } from './by-day'
import { EntryEditor } from './entry/entry-editor'
import { mayChangeEntry } from './entry/may-change-entry'
import { useEditedEntry } from './entry/use-edited-entry'
import { useEntryRemoval } from './entry/use-entry-removal'
import { TimelineEntry } from './timeline-entry'
import { TimelineFilters } from './timeline-filters'
import { TimelineGroupItem } from './timeline-group'
import { TimelineSkeleton } from './timeline-skeleton'
import { useTimeline } from './use-timeline'
import { type TimelineFilter, useTimelineFilter } from './use-timeline-filter'

interface TimelineProps {
  classId: string
  work: ClassData
  /** Shows one student's timeline; without it the timeline of the class. */
  student?: Person
}

function NoEntries({ classId, filter, mayWrite }: { classId: string; filter: TimelineFilter; mayWrite: boolean }) {
  const { t } = useTranslation('teacher.student')
  if (filter.isNarrow) {
    return (
      <EmptyState
        icon={<Eye />}
        title={t(($) => $.timeline.noMatch.title)}
        description={t(($) => $.timeline.noMatch.text)}
        action={
          <Button variant="outline" onClick={filter.reset}>
            {t(($) => $.timeline.noMatch.reset)}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<Eye />}
      title={t(($) => $.timeline.empty.title)}
      description={t(($) => $.timeline.empty.text)}
      action={
        mayWrite && (
          <Button asChild>
            <Link to={paths.capture(classId)}>{t(($) => $.observe)}</Link>
          </Button>
        )
      }
    />
  )
}

/** Observations by day, newest first, with filters; users can edit and delete those they may change. */
export function Timeline({ classId, work, student }: TimelineProps) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  const filter = useTimelineFilter(work)
  const { entries, total, more, isPending, isFetching, isPlaceholderData, error, refetch } = useTimeline({
    classId,
    studentId: student?.id,
    filter,
  })
  const legacyLevels = useLegacyLevels(entries.some(isLegacy))
  const { gone, removeEntry } = useEntryRemoval()
  const { edited, edit, close, drop } = useEditedEntry()
  const rights = useClassRights(classId)
  const { whoAmI } = useSession()
  const mayWrite = rights.canWriteCompetenceEntries
  const days = useMemo(() => byDay(entries.filter(({ id }) => !gone.has(id))), [entries, gone])
  const former = useQuery(formerStudentsQuery({ schoolClassId: classId })).data?.rows
  const children = useMemo(
    () => new Map<string, Person>([...work.students, ...(former ?? [])].map((one) => [one.id, one])),
    [work.students, former],
  )
  const visibleCount = entries.length
  const levelOf = (entry: Entry) =>
    isLegacy(entry)
      ? legacyLevels.get(entry.performanceLevelId ?? '')
      : work.levels.get(entry.performanceLevelV2Id ?? '')
  const entryItem = (entry: Entry) => (
    <TimelineEntry
      key={entry.id}
      entry={entry}
      level={levelOf(entry)}
      work={work}
      student={student ? undefined : children.get(entry.studentId)}
      mayChange={mayChangeEntry(entry, rights, whoAmI.id)}
      onEdit={edit}
      onRemove={removeEntry}
    />
  )
  return (
    <>
      <TimelineFilters classId={classId} studentId={student?.id} filter={filter} work={work} />
      {isPending && <TimelineSkeleton />}
      {error && visibleCount === 0 && (
        <ErrorNotice error={error} busy={isFetching} onRetry={refetch} title={t(($) => $.timeline.failed)} />
      )}
      {!isPending && !error && days.length === 0 && <NoEntries classId={classId} filter={filter} mayWrite={mayWrite} />}
      <div
        className={cn('grid grid-cols-1 gap-5 transition-opacity', isPlaceholderData && 'opacity-60')}
        aria-busy={isFetching}
      >
        {days.map(({ day, count, groups }) => (
          <section key={day} aria-labelledby={`day-${day}`} className="grid grid-cols-1 gap-2">
            <h2 id={`day-${day}`} className="flex items-baseline justify-between gap-4 text-sm font-medium">
              <time dateTime={day}>{format.dayShort(day)}</time>
              <span className="font-normal text-muted-foreground">{t(($) => $.timeline.entries, { count })}</span>
            </h2>
            <Card>
              <ul className="divide-y">
                {groups.map((group) =>
                  group.entries.length > 1 ? (
                    <TimelineGroupItem
                      key={group.id}
                      entries={group.entries}
                      levelOf={levelOf}
                      work={work}
                      entryItem={entryItem}
                    />
                  ) : (
                    group.entries.map(entryItem)
                  ),
                )}
              </ul>
            </Card>
          </section>
        ))}
      </div>
      {error && visibleCount > 0 && (
        <ErrorNotice error={error} busy={isFetching} onRetry={refetch} title={t(($) => $.timeline.failed)} />
      )}
      {visibleCount > 0 && (
        <div className="flex flex-wrap items-center justify-center gap-4 print:hidden">
          <p className="text-sm text-muted-foreground">
            {t(($) => $.timeline.visible, { shown: visibleCount, count: total })}
          </p>
          {visibleCount < total && !error && (
            <Button variant="outline" busy={isFetching} onClick={more}>
              {t(($) => $.timeline.more)}
            </Button>
          )}
        </div>
      )}
      {edited && (
        <EntryEditor
          key={edited.entry.id}
          classId={classId}
          entry={edited.entry}
          typed={edited.typed}
          work={work}
          onClose={close}
          onDrop={(typed) => drop(edited.entry, typed)}
        />
      )}
    </>
  )
}
