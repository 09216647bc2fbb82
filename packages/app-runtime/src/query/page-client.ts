import { errorTextOf } from '../error/error-text'
import { saveFailed, saveStarted, saveSucceeded } from '../feedback/save-status'
import { showToast } from '../feedback/toast'
import { noticeEnd } from '../session/ended'
import { storedLanguage } from '../texts/language'
import { createQueryClient } from './query-client'

/** The page's query client; shell and areas share it through the facade. */
export const queryClient = createQueryClient({
  onFailure: noticeEnd,
  onSaving: saveStarted,
  onSaved: saveSucceeded,
  onSaveFailed: saveFailed,
  onUnhandledFailure: (error) => showToast({ text: errorTextOf(error, storedLanguage()), tone: 'error' }),
})
