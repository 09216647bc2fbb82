import { errorTextOf } from '../error/error-text'
import { saveFailed, saveStarted, saveSucceeded } from '../feedback/save-status'
import { showToast } from '../feedback/toast'
import { endedAtom, store } from '../session/session'
import { storedLanguage } from '../texts/language'
import { createQueryClient } from './query-client'

/** The one query client of the page; shell and areas share it through the facade. */
export const queryClient = createQueryClient({
  onInvalidToken: () => store.set(endedAtom, true),
  onSaving: saveStarted,
  onSaved: saveSucceeded,
  onSaveFailed: (error, meta) => {
    saveFailed(error)
    if (!meta.tellsFailure) showToast({ text: errorTextOf(error, storedLanguage()), tone: 'error' })
  },
})
