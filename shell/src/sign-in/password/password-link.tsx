import { passwordCodeQuery } from '@lernspur/api-client/identity/password.queries'
import { ErrorNotice, useQuery, useSearchParams, useTranslation } from '@lernspur/app-runtime'
import type { ValidateCode } from '@lernspur/contracts/identity/password.contract'
import type { ReactNode } from 'react'
import { passwordLinkOf } from '../../session/mailed-link'
import { Waiting } from '../layout/waiting'

interface PasswordLinkGateProps {
  /** Rendered for a valid link. */
  children(link: ValidateCode): ReactNode
  /** Rendered for an invalid link, or none. */
  over: ReactNode
}

/** Checks whether the mailed link is still valid before the user enters a password. */
export function PasswordLinkGate({ children, over }: PasswordLinkGateProps) {
  const { t } = useTranslation('shell.sign-in')
  const link = passwordLinkOf(useSearchParams()[0])
  // Checked once: a link that was redeemed here must not become invalid on this page.
  const query = useQuery({
    ...passwordCodeQuery(link ?? { email: '', code: '' }),
    enabled: link !== null,
    staleTime: Infinity,
    refetchOnReconnect: false,
  })
  if (!link || query.data?.isValid === false) return over
  if (query.data) return children(link)
  if (query.error)
    return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
  return <Waiting label={t(($) => $.checking)} />
}
