import { useLeaveGuard, useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { usePersistentRemarks } from './use-persistent-remarks'
import { flushDraft, saversOf, useReportDraft } from './use-report-draft'
import { useSupersededInput } from './use-superseded-input'

/**
 * The savers of a report, whose remarks outlive a reload of the page, and of which nothing is left behind unasked.
 * `superseded` is what can no longer be saved because somebody has completed the report, or deleted it (`isGone`).
 */
export const useGuardedDraft = (report: Report, isGone: boolean) => {
  const { t } = useTranslation('teacher.report')
  const draft = useReportDraft(report)
  const savers = saversOf(draft)
  const { superseded, endDetails } = useSupersededInput(report, draft, isGone)
  const storedRemarks = usePersistentRemarks(report.id, draft)
  useLeaveGuard({
    get isOpen() {
      return savers.some(({ isClean }) => !isClean)
    },
    get survivesReload() {
      return storedRemarks.isWhole
    },
    get outlivesSession() {
      return storedRemarks.isWhole
    },
    persist: storedRemarks.persist,
    flush: () => flushDraft(draft),
    discard: () => {
      for (const saver of savers) saver.discard()
    },
    loss: t(($) => $.leave.text),
  })
  return { draft, superseded, endDetails }
}
