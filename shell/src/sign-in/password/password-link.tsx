import { passwordCodeQuery } from '@lernspur/api-client/password.queries'
import { ErrorNotice, useQuery, useSearchParams, useTranslation } from '@lernspur/app-kit'
import { validateCodeSchema } from '@lernspur/contracts/password.contract'
import type { ReactNode } from 'react'
import { Waiting } from '../layout/waiting'

/** Parameters of a mailed link. */
export interface PasswordLink {
  readonly email: string
  readonly code: string
}

interface PasswordLinkGateProps {
  /** Rendered for a valid link. */
  children(link: PasswordLink): ReactNode
  /** Rendered for an invalid link, or none. */
  over: ReactNode
}

/** Checks whether the mailed link is still valid before the user enters a password. */
export function PasswordLinkGate({ children, over }: PasswordLinkGateProps) {
  const { t } = useTranslation('shell.sign-in')
  const [search] = useSearchParams()
  const link = { email: search.get('email') ?? '', code: search.get('code') ?? '' }
  const isWhole = validateCodeSchema.safeParse(link).success
  // Checked once: a link that was redeemed here must not become invalid on this page.
  const query = useQuery({
    ...passwordCodeQuery(link),
    enabled: isWhole,
    staleTime: Infinity,
    refetchOnReconnect: false,
  })
  if (!isWhole || query.data?.isValid === false) return over
  if (query.data) return children(link)
  if (query.error)
    return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
  return <Waiting label={t(($) => $.checking)} />
}
