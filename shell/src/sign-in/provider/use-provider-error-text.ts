import { isApiError, useFormat, useTranslation } from '@lernspur/app-runtime'

const detailsOf = ({ details }: { readonly details: readonly { readonly message: string }[] }): string[] =>
  details.map(({ message }) => message)

/** Message for an error of an identity provider's callback; undefined if the catalogue has it. */
export const useProviderErrorText = () => {
  const { t } = useTranslation('shell.sign-in')
  const format = useFormat()
  return (error: Error | null): string | undefined => {
    if (!isApiError(error)) return undefined
    if (error.code === 'UNKNOWN_REGISTRATION') return t(($) => $.provider.unknown)
    if (error.code === 'FOREIGN_KEY_CONSTRAINT') return t(($) => $.provider.taken)
    if (error.code === 'HUB_CLAIM_MISSING')
      return t(($) => $.provider.missing, { claims: format.list(detailsOf(error)) })
    if (error.code === 'HUB_SCHOOL_UNKNOWN')
      return t(($) => $.provider.schoolUnknown, { numbers: format.list(detailsOf(error)) })
    if (error.code === 'INVALID_LOGIN') return t(($) => $.provider.refused)
    return error.code === 'INVALID_PARAMETERS' ? t(($) => $.provider.over) : undefined
  }
}
