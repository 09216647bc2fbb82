import { i18n, preloadTexts } from '../texts/i18n'
import { showToast } from './toast'

/** Says that this page no longer fits what is live, and that a reload keeps what was typed (rule release.11). */
export const requestReload = async (): Promise<void> => {
  if (!(await preloadTexts('app-runtime.waiting'))) return
  showToast({ text: i18n.t(($) => $.reload, { ns: 'app-runtime.waiting' }), tone: 'error' })
}
