import { useTranslation } from '@lernspur/app-runtime'
import type { ReportLevel } from '@lernspur/contracts/teacher/report.contract'
import type { RecalculatedLevel } from '@lernspur/contracts/teacher/report-writing/recalculation.contract'
import { Badge } from '@lernspur/ui/components/ui/badge'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { levelOf } from '../section/level-of'

interface RecalculatedRowProps {
  levels: readonly ReportLevel[]
  change: RecalculatedLevel
}

/** A proposal before and after, with the number of entries behind it. */
export function RecalculatedRow({ levels, change }: RecalculatedRowProps) {
  const { t } = useTranslation('teacher.remark')
  const { description, before, after, isDecided, entriesBefore, entriesAfter } = change
  const labelOf = (level: number | null) => levelOf(levels, level)?.label ?? t(($) => $.recalculation.none)
  return (
    <li className="grid grid-cols-1 gap-1 py-2">
      <p className="wrap-anywhere">{description}</p>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span>{labelOf(before)}</span>
        <ArrowRight aria-label={t(($) => $.recalculation.becomes)} className="size-4" />
        <span className="font-medium">{labelOf(after)}</span>
        <span className="text-muted-foreground">
          {t(($) => $.recalculation.entries, { before: entriesBefore, after: entriesAfter })}
        </span>
        {isDecided && <Badge variant="outline">{t(($) => $.recalculation.decided)}</Badge>}
      </p>
    </li>
  )
}
