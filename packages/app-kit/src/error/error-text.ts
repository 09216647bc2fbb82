import { errorCodeOf, isApiError } from '@lernspur/api-client/api-error'
import { errorText, type Language } from '@lernspur/contracts/error-catalogue'
import { i18n } from '../texts/i18n'
import { useLanguage } from '../texts/language'

/** Answers of the gateway where the service behind it gives none. */
const away = [502, 503, 504]

/** Where somebody asked too often: how long to wait, in whole minutes or in tens of seconds, or that the wait is over. */
const waitText = (retryAt: number, lng: Language): string => {
  const seconds = Math.ceil((retryAt - Date.now()) / 1000)
  if (seconds > 60) return i18n.t(($) => $.error.waitMinutes, { lng, count: Math.ceil(seconds / 60) })
  return i18n.t(($) => $.error.waitSeconds, { lng, count: seconds > 10 ? Math.ceil(seconds / 10) * 10 : seconds })
}

/**
 * What the user reads for an error: the catalogue's text, or that there is no connection or nobody who answers.
 * Where there is a wait the text is true for the moment; `useWait` draws anew.
 */
export const errorTextOf = (error: unknown, language: Language): string => {
  // A page that was not loaded yet fails without a call.
  const isOffline = isApiError(error) ? error.networkError : navigator.onLine === false
  if (isOffline) return i18n.t(($) => $.error.network, { lng: language })
  if (isApiError(error) && away.includes(error.status)) return i18n.t(($) => $.error.away, { lng: language })
  const text = errorText(errorCodeOf(error), language)
  if (!isApiError(error) || error.status !== 429 || error.retryAt === undefined) return text
  if (error.retryAt <= Date.now()) return i18n.t(($) => $.error.waitOver, { lng: language })
  return `${text} ${waitText(error.retryAt, language)}`
}

/** `const textOf = useErrorText()`, then `textOf(error)`. */
export const useErrorText = () => {
  const language = useLanguage()
  return (error: unknown) => errorTextOf(error, language)
}
