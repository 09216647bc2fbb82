import { recalculationListQuery } from '@lernspur/api-client/teacher/report-writing/report-writing.queries'
import { useFormat, useQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import { reportLimits } from '@lernspur/contracts/teacher/report.contract'
import type { ReportRecalculation } from '@lernspur/contracts/teacher/report-writing/recalculation.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { useState } from 'react'
import { RecalculatedRow } from './recalculated-row'
import { RecalculationFrame } from './recalculation-frame'
import { type RecalculatedReports, useRecalculateAll } from './use-recalculate-all'

interface RecalculationSetDialogProps {
  classId: string
  /** Open reports. */
  reportIds: readonly string[]
  onClose: () => void
}

const changesIn = (rows: readonly ReportRecalculation[]): number =>
  rows.reduce((sum, { changes }) => sum + changes.length, 0)

/** How far it came before it was stopped or refused; `all` are the reports that it was for. */
interface Partly {
  readonly done: number
  readonly all: number
}

/** What today's entries change in several reports, child by child; decisions stay (rule report-subject.6). */
export function RecalculationSetDialog({ classId, reportIds, onClose }: RecalculationSetDialogProps) {
  const { t } = useTranslation('teacher.remark')
  const format = useFormat()
  const toast = useToast()
  const { done, recalculate, isStopping, stop, undo } = useRecalculateAll(classId)
  const [partly, setPartly] = useState<Partly | null>(null)
  const isRunning = done !== null
  // Each call makes the preview stale; it is read again after the last of them.
  const preview = useQuery({ ...recalculationListQuery(classId, reportIds), enabled: !isRunning })
  const rows = preview.data?.rows ?? []
  // What one call does is done as a whole: there is nothing to count, and nothing between two calls to stop at.
  const isSeveralCalls = rows.length > reportLimits.students
  const takeBack = async (result: RecalculatedReports) => {
    const unchangedCount = await undo(result)
    if (unchangedCount > 0) toast({ text: t(($) => $.recalculation.unchanged, { count: unchangedCount }) })
  }
  const apply = async () => {
    setPartly(null)
    const result = await recalculate(rows.map(({ reportId }) => reportId))
    const hasChanged = result.subjects.some(({ length }) => length > 0)
    if (result.done > 0)
      toast({
        text: t(($) => $.recalculation.done, { count: changesIn(rows.slice(0, result.done)) }),
        // The failure is shown like any other.
        ...(hasChanged && { undo: () => takeBack(result).catch(() => {}) }),
      })
    if (result.done === rows.length) onClose()
    else setPartly({ done: result.done, all: rows.length })
  }
  return (
    <RecalculationFrame
      preview={preview}
      count={changesIn(rows)}
      isApplying={isRunning}
      progress={isRunning && isSeveralCalls ? { done, all: rows.length } : undefined}
      onApply={() => void apply()}
      onStop={isSeveralCalls ? stop : undefined}
      isStopping={isStopping}
      onClose={onClose}
    >
      {partly && (
        <Banner tone="warning" live className="mb-4">
          {partly.done === 0
            ? t(($) => $.recalculation.notDone)
            : t(($) => $.recalculation.partly, { done: partly.done, count: partly.all })}
        </Banner>
      )}
      {rows.map(({ reportId, studentFirstName, studentLastName, levels, changes }) => {
        const child = format.name({ firstName: studentFirstName, lastName: studentLastName })
        return (
          <section key={reportId} aria-label={child} className="not-last:pb-4">
            <h3 className="font-semibold wrap-anywhere">{child}</h3>
            <ul className="divide-y">
              {changes.map((change) => (
                <RecalculatedRow key={change.competenceId} levels={levels} change={change} />
              ))}
            </ul>
          </section>
        )
      })}
    </RecalculationFrame>
  )
}
