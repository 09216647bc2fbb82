import { errorCodeOf, isApiError } from '@lernspur/api-client/api-error'
import { errorText, type Language } from '@lernspur/contracts/error-catalogue'
import { i18n } from '../texts/i18n'
import { useLanguage } from '../texts/language'

/** What the user reads for an error: the catalogue's text, or that there is no connection. */
export const errorTextOf = (error: unknown, language: Language): string =>
  isApiError(error) && error.networkError
    ? i18n.t(($) => $.error.network, { lng: language })
    : errorText(errorCodeOf(error), language)

/** `const textOf = useErrorText()`, then `textOf(error)`. */
export const useErrorText = () => {
  const language = useLanguage()
  return (error: unknown) => errorTextOf(error, language)
}
