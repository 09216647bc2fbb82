import { errorText } from '@lernspur/contracts/wire/error-catalogue'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../texts/language'
import type { CallFailure } from '../../waiting/queued-call'

/** Why an entry was refused and what helps, in the language of the page. */
export const useReasonText = () => {
  const { t } = useTranslation('app-runtime.waiting')
  const language = useLanguage()
  const known: { readonly [code: string]: string | undefined } = {
    CREATE_NOT_ALLOWED: t(($) => $.reason.notAllowed),
    EDIT_CONFLICT: t(($) => $.reason.conflict),
    INVALID_PARAMETERS: t(($) => $.reason.invalid),
    NOT_FOUND: t(($) => $.reason.notFound),
    NO_PERMISSION: t(($) => $.reason.notAllowed),
    STUDENT_NO_SUBJECT_RELATION: t(($) => $.reason.noSubject),
    UNKNOWN: t(($) => $.reason.unknown),
    VALIDATION_FAILED: t(($) => $.reason.invalid),
  }
  return ({ code, status, details }: CallFailure, isPicture: boolean): string => {
    if (status === 0) return t(($) => $.unsure)
    const messages = new Set(details.map(({ message }) => message))
    if (isPicture && code === 'NOT_FOUND') return t(($) => $.picture.gone)
    if (isPicture && code === 'FILE_VALIDATION_FAILED') return t(($) => $.picture.refused)
    // A picture has nothing to correct.
    if (isPicture && messages.size > 0) return [...messages].join(' ')
    return [known[code] ?? errorText(code, language), ...messages].join(' ')
  }
}
