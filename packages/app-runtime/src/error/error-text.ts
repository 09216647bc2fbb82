import { type ApiError, errorCodeOf, isApiError } from '@lernspur/api-client/wire/api-error'
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

/**
 * The text a user sees for an error: from the catalogue, or that there is no connection or no response, or why a change
 * is not allowed. A text with a wait is correct at the time of rendering; `useWait` updates it.
 */
export const errorTextOf = (error: unknown, language: Language): string => {
  // A page chunk that failed to load is not an ApiError.
  const isOffline = isApiError(error) ? error.networkError : navigator.onLine === false
  if (isOffline) return i18n.t(($) => $.error.network, { lng: language })
  if (isApiError(error) && isAway(error)) return i18n.t(($) => $.error.away, { lng: language })
  const text = reasonOf(error) ?? errorText(errorCodeOf(error), language)
  if (!isApiError(error) || error.status !== 429 || error.retryAt === undefined) return text
  if (error.retryAt <= Date.now()) return i18n.t(($) => $.error.waitOver, { lng: language })
  return `${text} ${waitText(error.retryAt, language)}`
}

/** `const textOf = useErrorText()`, then `textOf(error)`. */
export const useErrorText = () => {
  const language = useLanguage()
  return (error: unknown) => errorTextOf(error, language)
}
