import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { findingKinds } from '@lernspur/contracts/teacher/report-week/report-finding'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { Popover, PopoverContent, PopoverTrigger } from '@lernspur/ui/components/ui/popover'

/** What was open in a report when it was completed, by kind, as recorded (rule report-work.2). */
export function LeftOpen({ findings }: { findings: NonNullable<ReportSummary['leftOpen']> }) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  if (findings.length === 0) return null
  const kinds = findingKinds
    .map((kind) => ({ kind, own: findings.filter((finding) => finding.kind === kind) }))
    .filter(({ own }) => own.length > 0)
  const title = t(($) => $.part.leftOpen)
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="link" size="sm" className="h-auto min-h-11 px-0 text-xs sm:min-h-7 pointer-coarse:min-h-11">
          {title}
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={title}>
        <p className="pb-2 font-medium">{t(($) => $.part.leftOpenThen)}</p>
        <ul className="grid grid-cols-1 gap-1.5 text-sm">
          {kinds.map(({ kind, own }) => (
            <li key={kind}>
              {t(($) => $.completion.kind[kind], { count: own.reduce((sum, { count }) => sum + count, 0) })}
              {kind !== 'nameNotPrinted' && (
                <span className="block text-muted-foreground">
                  {format.list(own.map(({ subjectName }) => subjectName ?? t(($) => $.editor.general)))}
                </span>
              )}
            </li>
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  )
}
