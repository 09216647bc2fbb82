import { i18n } from '../texts/i18n'
import { showToast } from './toast'

/**
 * Copies a text to the clipboard and shows `done` in a toast; if the browser refuses, a toast asks the user to copy it
 * by hand.
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
