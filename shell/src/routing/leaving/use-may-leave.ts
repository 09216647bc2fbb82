import { useConfirm, useTranslation } from '@lernspur/app-kit'
import { losesSomething } from './loses-something'

/**
 * Asks before the page of this session is given up, as long as staying still helps: once the session is over, nothing
 * that stands there can be saved any more.
 */
export const useMayLeave = () => {
  const { t } = useTranslation('shell.frame')
  const confirm = useConfirm()
  return async (): Promise<boolean> =>
    !losesSomething() ||
    confirm({
      title: t(($) => $.leave.title),
      description: t(($) => $.leave.text),
      confirmLabel: t(($) => $.leave.discard),
      declineLabel: t(($) => $.leave.stay),
      theme: 'danger',
    })
}
