import { useBlocker, useConfirm, useTranslation } from '@lernspur/app-kit'
import { useEffect } from 'react'
import { flushDraft, type ReportDraft, saversOf } from './use-report-draft'

/** Milliseconds that leaving waits for a save before it asks. */
const patience = 4000

const savedInTime = (draft: ReportDraft): Promise<boolean> =>
  Promise.race([flushDraft(draft), new Promise<false>((resolve) => setTimeout(() => resolve(false), patience))])

/**
 * Saves what is unsent before the page is left, and asks only when that fails. A tab that is closed or hidden sends at
 * once, too.
 */
export const useLeaveGuard = (draft: ReportDraft): void => {
  const { t } = useTranslation('teacher.report')
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && saversOf(draft).some(({ isClean }) => !isClean),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const leave = async () => {
      if (await savedInTime(draft)) return blocker.proceed()
      const leaves = await confirm({
        title: t(($) => $.leave.title),
        description: t(($) => $.leave.text),
        confirmLabel: t(($) => $.leave.discard),
        declineLabel: t(($) => $.leave.stay),
        theme: 'danger',
      })
      if (!leaves) return blocker.reset()
      for (const saver of saversOf(draft)) saver.discard()
      blocker.proceed()
    }
    void leave()
  }, [blocker, confirm, draft, t])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (saversOf(draft).every(({ isClean }) => isClean)) return
      event.preventDefault()
      void flushDraft(draft)
    }
    const flush = () => {
      if (document.visibilityState === 'hidden') void flushDraft(draft)
    }
    const retry = () => void flushDraft(draft)
    window.addEventListener('beforeunload', warn)
    window.addEventListener('online', retry)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [draft])
}
