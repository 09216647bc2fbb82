import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { type CalendarSpan, calendarKinds } from '@lernspur/contracts/school-admin/year/school-calendar.contract'
import { Badge } from '@lernspur/ui/components/ui/badge'

/** The school dates of the school's state, each with its source, and whether somebody has checked it. */
export function CalendarSources({ spans }: { spans: readonly CalendarSpan[] }) {
  const { t } = useTranslation('school-admin.school-years')
  const format = useFormat()
  const inOrder = calendarKinds.flatMap((kind) => spans.filter((span) => span.kind === kind))
  return (
    <div className="grid grid-cols-1 gap-2 rounded-md border p-4 text-sm">
      <p className="font-medium">{t(($) => $.calendar.title)}</p>
      <ul className="grid grid-cols-1 gap-2">
        {inOrder.map(({ kind, firstDay, lastDay, source, sourceUrl, isVerified }) => (
          <li key={kind} className="grid grid-cols-1 gap-0.5">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {t(($) => $.calendar.kind[kind])}: {format.period(firstDay, lastDay)}
              {!isVerified && <Badge variant="warning">{t(($) => $.calendar.unverified)}</Badge>}
            </span>
            <span className="wrap-anywhere text-muted-foreground">
              <span lang="de">{source}</span>{' '}
              {sourceUrl && (
                <a href={sourceUrl} target="_blank" rel="noreferrer" className="underline">
                  {t(($) => $.calendar.source)}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
