import { i18n } from '../texts/i18n'
import { showToast } from './toast'

/**
 * Puts a text on the clipboard and tells `done` in a toast; tells as well where the browser does not allow it, so that
 * the text is marked and copied by hand.
 */
export const copyText = (text: string, done: string): Promise<void> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => showToast({ text: done }),
      () => showToast({ text: i18n.t(($) => $.copy.failed), tone: 'error' }),
    )

/** `const copy = useCopy()`, then `copy(text, t(($) => $.copied))`. */
export const useCopy = () => (text: string, done: string) => void copyText(text, done)
