import { isApiError, useTranslation } from '@lernspur/app-runtime'

/** Message for an error of an identity provider's callback; undefined if the catalogue has it. */
export const useProviderErrorText = () => {
  const { t } = useTranslation('shell.sign-in')
  return (error: Error | null): string | undefined => {
    if (!isApiError(error)) return undefined
    if (error.code === 'UNKNOWN_REGISTRATION') return t(($) => $.provider.unknown)
    if (error.code === 'FOREIGN_KEY_CONSTRAINT') return t(($) => $.provider.taken)
    if (error.code === 'INVALID_LOGIN') return t(($) => $.provider.refused)
    return error.code === 'INVALID_PARAMETERS' ? t(($) => $.provider.over) : undefined
  }
}
