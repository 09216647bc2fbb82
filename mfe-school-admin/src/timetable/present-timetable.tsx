import {
  deleteTimetableMutation,
  replaceTimetableMutation,
} from '@lernspur/api-client/school-admin/year/timetable.queries'
import { useFormat, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Timetable } from '@lernspur/contracts/school-admin/year/timetable.contract'
import { Stat } from '@lernspur/ui/components/data/stat'
import { Button } from '@lernspur/ui/components/ui/button'
import Trash2 from 'lucide-react/icons/trash-2'

/** The timetable of the school in numbers; it is removed at once, which can be undone. */
export function PresentTimetable({ timetable }: { timetable: Timetable }) {
  const { t } = useTranslation('school-admin.timetable')
  const format = useFormat()
  const toast = useToast()
  const { mutateAsync: remove, isPending } = useMutation(deleteTimetableMutation())
  const { mutateAsync: replace } = useMutation(replaceTimetableMutation())
  const { periods, lessons, updatedAt } = timetable
  if (updatedAt === null) return <p>{t(($) => $.present.none)}</p>
  const take = async () => {
    const { undo } = await remove()
    toast({ text: t(($) => $.present.removed), undo: async () => void (await replace({ body: undo })) })
  }
  const numberOf = (values: readonly string[]) => format.number(new Set(values).size)
  return (
    <>
      {/* A day is longer than a number, and never broken. */}
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-[repeat(3,minmax(0,1fr))_max-content]">
        <Stat label={t(($) => $.present.lessons)} value={format.number(lessons.length)} />
        <Stat label={t(($) => $.present.classes)} value={numberOf(lessons.map(({ schoolClassId }) => schoolClassId))} />
        <Stat label={t(($) => $.present.people)} value={numberOf(lessons.map(({ userId }) => userId))} />
        <Stat label={t(($) => $.present.updatedAt)} value={format.day(updatedAt)} />
      </dl>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground">
        {periods.map(({ number, startsAt, endsAt }) => (
          <li key={number} className="whitespace-nowrap">
            {t(($) => $.present.period, { number, startsAt, endsAt })}
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        busy={isPending}
        className="justify-self-start"
        onClick={() => void take().catch(() => undefined)}
      >
        <Trash2 aria-hidden />
        {t(($) => $.present.remove)}
      </Button>
    </>
  )
}
