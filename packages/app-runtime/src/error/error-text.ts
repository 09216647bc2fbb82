import { type ApiError, errorCodeOf, isApiError, unexpectedRequestOf } from '@lernspur/api-client/wire/api-error'
import { errorText, type Language } from '@lernspur/contracts/wire/error-catalogue'
import { i18n } from '../texts/i18n'
import { useLanguage } from '../texts/language'

/** Statuses the gateway returns when a service does not respond. */
const away = [502, 503, 504]

/** Whether one of our services does not respond; an identity provider that does not has a text of its own. */
const isAway = ({ status, code }: ApiError): boolean => away.includes(status) && code !== 'AUTH_PROVIDER_UNAVAILABLE'

/** For rate-limited calls: how long to wait, in whole minutes or tens of seconds, or that the wait is over. */
const waitText = (retryAt: number, lng: Language): string => {
  const seconds = Math.ceil((retryAt - Date.now()) / 1000)
  if (seconds > 60) return i18n.t(($) => $.error.waitMinutes, { lng, count: Math.ceil(seconds / 60) })
  return i18n.t(($) => $.error.waitSeconds, { lng, count: seconds > 10 ? Math.ceil(seconds / 10) * 10 : seconds })
}

/**
 * Why a change is not allowed, in the sentences of the answer, or which fields the server refuses; undefined if the
 * answer does not say.
 */
const reasonOf = (error: unknown): string | undefined => {
  if (!isApiError(error)) return undefined
  // The server's sentence names the fields, which this page may not have.
  if (error.code === 'VALIDATION_FAILED' && error.details.length > 0) return error.message || undefined
  if (error.code !== 'UPDATE_NOT_ALLOWED' && error.code !== 'NO_PERMISSION') return undefined
  return error.details.map(({ message }) => message).join(' ') || undefined
}

/** A text about an error, with the id by which a help desk finds it in the log. */
export const referenceText = (text: string, id: string, lng: Language): string =>
  text.includes(id) ? text : `${text} ${i18n.t(($) => $.error.reference, { lng, id })}`

/** A text about an error, with what a help desk asks for where the error was unexpected (rule operation.3). */
export const withReference = (text: string, error: unknown, lng: Language): string => {
  const id = unexpectedRequestOf(error)
  return id === undefined ? text : referenceText(text, id, lng)
}

/**
 * The text a user sees for an error: from the catalogue, or that there is no connection or no response, or why a change
 * is not allowed. A text with a wait is correct at the time of rendering; `useWait` updates it.
 */
export const errorTextOf = (error: unknown, language: Language): string => {
  // A page chunk that failed to load is not an ApiError.
  const isOffline = isApiError(error) ? error.networkError : navigator.onLine === false
  if (isOffline) return i18n.t(($) => $.error.network, { lng: language })
  if (isApiError(error) && isAway(error))
    return withReference(
      i18n.t(($) => $.error.away, { lng: language }),
      error,
      language,
    )
  const text = withReference(reasonOf(error) ?? errorText(errorCodeOf(error), language), error, language)
  if (!isApiError(error) || error.status !== 429 || error.retryAt === undefined) return text
  if (error.retryAt <= Date.now()) return i18n.t(($) => $.error.waitOver, { lng: language })
  return `${text} ${waitText(error.retryAt, language)}`
}

/** `const textOf = useErrorText()`, then `textOf(error)`. */
export const useErrorText = () => {
  const language = useLanguage()
  return (error: unknown) => errorTextOf(error, language)
}

/** `const addReference = useErrorReference()`, then `addReference(text, error)` for a text of a screen's own. */
export const useErrorReference = () => {
  const language = useLanguage()
  return (text: string, error: unknown) => withReference(text, error, language)
}
