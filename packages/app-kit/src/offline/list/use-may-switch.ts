import { useTranslation } from 'react-i18next'
import { useMayLeave } from '../../draft/leave-guard'
import { useConfirm } from '../../feedback/confirm'
import { store } from '../../session/store'
import { queuedCallsAtom } from '../../waiting/queued-calls-atom'
import { sendWaitingCalls } from '../outbox-calls'

/** Milliseconds that waiting entries get to be sent before the user is asked about them. */
export const longestSending = 5000

/**
 * Whether the page may be left for another school: what is typed and what waits is saved first, because it can be sent
 * in its own school only; if that does not succeed, the user decides (rule browser.7).
 */
export const useMaySwitch = (): (() => Promise<boolean>) => {
  const { t } = useTranslation('app-kit.waiting')
  const confirm = useConfirm()
  const mayLeave = useMayLeave()
  return async () => {
    if (!(await mayLeave())) return false
    await sendWaitingCalls(longestSending).catch(() => 0)
    const count = store.get(queuedCallsAtom).length
    if (count === 0) return true
    return confirm({
      title: t(($) => $.signOut.title, { count }),
      description: t(($) => $.switchSchool.text),
      confirmLabel: t(($) => $.switchSchool.confirm),
      declineLabel: t(($) => $.switchSchool.stay),
    })
  }
}
