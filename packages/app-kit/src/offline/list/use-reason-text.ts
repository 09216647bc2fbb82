import { errorText } from '@lernspur/contracts/error-catalogue'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../texts/language'
import type { CallFailure } from '../../waiting/queued-call'

/** Why an entry was refused, in the language of the page. */
export const useReasonText = () => {
  const { t } = useTranslation('app-kit.waiting')
  const language = useLanguage()
  return ({ code, status, details }: CallFailure): string => {
    if (status === 0) return t(($) => $.unsure)
    const texts = [errorText(code, language), ...details.map(({ message }) => message)]
    return texts.join(' ')
  }
}
