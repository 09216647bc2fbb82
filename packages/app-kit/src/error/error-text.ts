import { errorCodeOf, isApiError } from '@lernspur/api-client/api-error'
import { errorText, type Language } from '@lernspur/contracts/error-catalogue'
import { i18n } from '../texts/i18n'
import { useLanguage } from '../texts/language'

/** Answers of the gateway where the service behind it gives none. */
const away = [502, 503, 504]

/** What the user reads for an error: the catalogue's text, or that there is no connection or nobody who answers. */
export const errorTextOf = (error: unknown, language: Language): string => {
  // A page that was not loaded yet fails without a call.
  const isOffline = isApiError(error) ? error.networkError : navigator.onLine === false
  if (isOffline) return i18n.t(($) => $.error.network, { lng: language })
  if (isApiError(error) && away.includes(error.status)) return i18n.t(($) => $.error.away, { lng: language })
  return errorText(errorCodeOf(error), language)
}

/** `const textOf = useErrorText()`, then `textOf(error)`. */
export const useErrorText = () => {
  const language = useLanguage()
  return (error: unknown) => errorTextOf(error, language)
}
