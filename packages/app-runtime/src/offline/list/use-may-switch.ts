import { useLeaving } from '../../drafts/leave-guard'
import { isLostByEnd, persistOpenDrafts } from '../../drafts/open-drafts'
import { confirm } from '../../feedback/confirm'
import { store } from '../../session/store'
import { i18n, preloadTexts } from '../../texts/i18n'
import { countWaiting } from '../../waiting/call-size'
import { queuedCallsAtom } from '../../waiting/queued-calls-atom'
import { sendWaitingBefore } from '../outbox-calls'

const texts = 'app-runtime.waiting'

/** Loads its texts only when needed: otherwise, whatever offers a school would wait for them, and render twice. */
const ask = async (count: number): Promise<boolean> => {
  await preloadTexts(texts)
  const t = i18n.getFixedT(null, texts)
  return confirm({
    title: t(($) => $.signOut.title, { count }),
    description: t(($) => $.switchSchool.text),
    confirmLabel: t(($) => $.switchSchool.confirm),
    declineLabel: t(($) => $.switchSchool.stay),
  })
}

/**
 * Whether the page may be left for another school: input and waiting entries are saved first, because they can be sent
 * only in their own school; if that fails, the user decides (rule browser.7).
 */
export const useMaySwitch = (): (() => Promise<boolean>) => {
  const mayLeave = useLeaving(isLostByEnd)
  return async () => {
    await persistOpenDrafts()
    if (!(await mayLeave())) return false
    await sendWaitingBefore()
    const count = countWaiting(store.get(queuedCallsAtom))
    return count === 0 || ask(count)
  }
}
