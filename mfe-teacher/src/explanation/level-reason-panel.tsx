import { levelExplanationQuery } from '@lernspur/api-client/teacher/statistics/level-explanation.queries'
import { useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { CalculationMethod, ReportLevel } from '@lernspur/contracts/teacher/report.contract'
import type { CountedVersions } from '@lernspur/contracts/teacher/statistics/level-explanation.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, useState } from 'react'
import { PartList } from './part-list'
import { ReasonResult } from './reason-result'
import { countedOf, isChanged, nothingElse, reasonOf } from './what-if'

export interface LevelReasonPanelProps {
  request: {
    readonly schoolClassId: string
    readonly studentId: string
    readonly competenceId: string
    readonly startDate: string
    readonly endDate: string
    readonly versions: CountedVersions
    /** Only entries of the assessments that this report counts. */
    readonly reportId?: string
  }
  method: CalculationMethod
  /** Lowest first. */
  scale: readonly ReportLevel[]
  /** The level to explain, as the screen shows it. */
  level: number | null
  /** A further remark, given the number of entries that count. */
  notice?: ((counted: number) => ReactNode) | undefined
}

/** The entries behind a level, the sum, and what would follow if some counted differently; none of it is saved. */
export function LevelReasonPanel({
  request: { schoolClassId, ...query },
  method,
  scale,
  level: visibleCount,
  notice,
}: LevelReasonPanelProps) {
  const { t } = useTranslation('teacher.explanation')
  const { data } = useSuspenseQuery(levelExplanationQuery({ schoolClassId }, query))
  const [whatIf, setWhatIf] = useState(nothingElse)
  const counted = countedOf(data.entries)
  const reason = reasonOf(counted, method, scale.length, whatIf)
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-sm text-muted-foreground">{t(($) => $.method[method])}</p>
      {notice?.(counted.length)}
      <ReasonResult
        reason={reason}
        plain={reasonOf(counted, method, scale.length, nothingElse)?.level ?? null}
        level={visibleCount}
        scale={scale}
        isWhatIf={isChanged(whatIf)}
        descriptions={data.levelDescriptions}
      />
      <PartList
        entries={data.entries}
        descriptions={data.levelDescriptions}
        reason={reason}
        method={method}
        whatIf={whatIf}
        onWhatIf={setWhatIf}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted-foreground">{t(($) => $.nothingSaved[method])}</p>
        <Button variant="outline" size="sm" disabled={!isChanged(whatIf)} onClick={() => setWhatIf(nothingElse)}>
          <RotateCcw aria-hidden />
          {t(($) => $.reset)}
        </Button>
      </div>
    </div>
  )
}
