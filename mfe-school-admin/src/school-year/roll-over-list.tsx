import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { RollOver } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { RollOverUndo } from './roll-over/roll-over-undo'

/** What was taken over from year to year; each can be undone for 30 days (rule roll-over.4). */
export function RollOverList({ rollOvers }: { rollOvers: readonly RollOver[] }) {
  const { t } = useTranslation('school-admin.school-years')
  const format = useFormat()
  return (
    <ul className="grid grid-cols-1 divide-y">
      {rollOvers.map((rollOver) => {
        const { id, fromYear, toYear, counts, madeAt, madeBy, undoneAt } = rollOver
        const years = t(($) => $.made.years, { from: fromYear.name, to: toYear.name })
        return (
          <li key={id} aria-label={years} className="grid grid-cols-1 gap-2 py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="font-medium wrap-anywhere">{years}</h3>
              {undoneAt !== null && <Badge variant="secondary">{t(($) => $.made.undone)}</Badge>}
            </div>
            <p className="text-sm text-muted-foreground">
              {t(($) => $.classes, { count: counts.classes })} · {t(($) => $.students, { count: counts.students })} ·{' '}
              {format.instant(madeAt)} · {format.name(madeBy)}
            </p>
            {undoneAt === null && <RollOverUndo rollOver={rollOver} />}
          </li>
        )
      })}
    </ul>
  )
}
