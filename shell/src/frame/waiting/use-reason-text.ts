import { type CallFailure, useLanguage, useTranslation } from '@lernspur/app-kit'
import { errorText } from '@lernspur/contracts/error-catalogue'

/** Why an entry was refused, in the language of the page. */
export const useReasonText = () => {
  const { t } = useTranslation('shell.waiting')
  const language = useLanguage()
  return ({ code, status, details }: CallFailure): string => {
    if (status === 0) return t(($) => $.unsure)
    const texts = [errorText(code, language), ...details.map(({ message }) => message)]
    return texts.join(' ')
  }
}
