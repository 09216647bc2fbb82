import { replaceTimetableMutation } from '@lernspur/api-client/school-admin/year/timetable.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useFormat, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Timetable } from '@lernspur/contracts/school-admin/year/timetable.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { MeaningChoices } from '../meaning-choices'
import { LeftOutList } from './left-out-list'
import { PeriodFields } from './period-fields'
import type { TimetableFile } from './read/file-lesson'
import type { SchoolNames } from './read/match-timetable'
import { type FileCode, useTimetablePreview } from './use-timetable-preview'

interface TimetablePreviewProps {
  file: TimetableFile
  school: SchoolNames
  present: Timetable
  onClose: () => void
}

/** What a file would change, and what has to be said for it; nothing is written before it is taken over. */
export function TimetablePreview({ file, school, present, onClose }: TimetablePreviewProps) {
  const { t } = useTranslation('school-admin.timetable')
  const format = useFormat()
  const toast = useToast()
  const preview = useTimetablePreview(file, school, present)
  const { mutateAsync, isPending, error } = useMutation(replaceTimetableMutation())
  const { lessons } = preview.matched
  const everySecondWeek = lessons.filter(({ everySecondWeekFrom }) => everySecondWeekFrom !== undefined).length
  const subjectNames = [...new Set(school.subjects.map(({ name }) => name))].toSorted(format.compare)
  const entriesOf = (codes: readonly FileCode[]) =>
    codes.map(({ code, count }) => ({ key: code, label: code, hint: t(($) => $.preview.lessonCount, { count }) }))
  const take = async () => {
    const { undo } = await mutateAsync({ body: preview.body })
    toast({
      text: t(($) => $.take.done, { count: lessons.length }),
      undo: async () => void (await mutateAsync({ body: undo })),
    })
    onClose()
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <p aria-live="polite" className="font-medium">
        {t(($) => $.preview.lessons, { count: lessons.length })}{' '}
        {t(($) => $.preview.people, { count: new Set(lessons.map(({ userId }) => userId)).size })}{' '}
        {t(($) => $.preview.classes, { count: new Set(lessons.map(({ schoolClassId }) => schoolClassId)).size })}
        {everySecondWeek > 0 && ` ${t(($) => $.preview.everySecondWeek, { count: everySecondWeek })}`}
      </p>
      <LeftOutList file={file} matched={preview.matched} />
      <MeaningChoices
        title={t(($) => $.people.title)}
        description={t(($) => $.people.description)}
        entries={entriesOf(preview.codes.people)}
        items={school.people.map((person) => ({ value: person.id, label: format.listName(person) }))}
        chosen={preview.people}
        onChoose={preview.choosePerson}
        none={t(($) => $.people.none)}
        search={t(($) => $.people.search)}
        noMatch={t(($) => $.preview.noMatch)}
      />
      <MeaningChoices
        title={t(($) => $.subjects.title)}
        description={t(($) => $.subjects.description)}
        entries={entriesOf(preview.codes.subjects)}
        items={subjectNames.map((name) => ({ value: name, label: name }))}
        chosen={preview.subjects}
        onChoose={preview.chooseSubject}
        none={t(($) => $.subjects.none)}
        search={t(($) => $.subjects.search)}
        noMatch={t(($) => $.preview.noMatch)}
      />
      <PeriodFields periods={preview.periods} faults={preview.faults} changeTime={preview.changeTime} />
      <FailureBanner error={isPending ? null : error} />
      {!preview.canTake && (
        <p className="text-sm text-muted-foreground">
          {lessons.length === 0 ? t(($) => $.take.noLessons) : t(($) => $.take.noTimes)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {/* The banner shows the failure. */}
        <Button busy={isPending} disabled={!preview.canTake} onClick={() => void take().catch(() => undefined)}>
          {t(($) => $.take.submit)}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t(($) => $.take.discard)}
        </Button>
      </div>
    </div>
  )
}
