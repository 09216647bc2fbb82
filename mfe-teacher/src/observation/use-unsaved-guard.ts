import { useBlocker, useConfirm, useTranslation } from '@lernspur/app-kit'
import { useEffect } from 'react'

/** Asks before a page with unsaved entries is left, by a link or by closing the tab. */
export const useUnsavedGuard = (hasUnsaved: boolean): void => {
  const { t } = useTranslation('teacher.observation')
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = {
      title: t(($) => $.leave.title),
      description: t(($) => $.leave.text),
      confirmLabel: t(($) => $.leave.discard),
      declineLabel: t(($) => $.leave.stay),
      theme: 'danger' as const,
    }
    confirm(question).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm, t])
  useEffect(() => {
    if (!hasUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasUnsaved])
}
