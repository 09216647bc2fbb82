import { useTranslation } from 'react-i18next'
import { useConfirm } from '../../feedback/confirm'
import { whoAmIAtom } from '../../session/session'
import { store } from '../../session/store'
import { countWaiting } from '../../waiting/call-size'
import { queuedCallsAtom } from '../../waiting/queued-calls-atom'
import { sendWaitingBefore } from '../outbox-calls'

/**
 * Whether this device may delete what it keeps of the user: waiting entries are sent first; if that does not succeed,
 * the user decides (rule browser.6).
 */
export const useMayClearDevice = (): (() => Promise<boolean>) => {
  const { t } = useTranslation('app-runtime.waiting')
  const confirm = useConfirm()
  return async () => {
    const count = await sendWaitingBefore()
    if (count === 0) return true
    // The list of waiting entries shows those of one school.
    const isHere =
      count === countWaiting(store.get(queuedCallsAtom)) || (store.get(whoAmIAtom)?.userRoles.length ?? 0) < 2
    return confirm({
      title: t(($) => $.signOut.title, { count }),
      description: isHere ? t(($) => $.signOut.text) : `${t(($) => $.signOut.text)} ${t(($) => $.signOut.elsewhere)}`,
      confirmLabel: t(($) => $.signOut.confirm),
      declineLabel: t(($) => $.signOut.stay),
      theme: 'danger',
    })
  }
}
