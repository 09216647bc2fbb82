import { passwordCodeQuery } from '@lernspur/api-client/password.queries'
import { ErrorNotice, useQuery, useSearchParams, useTranslation } from '@lernspur/app-kit'
import { validateCodeSchema } from '@lernspur/contracts/password.contract'
import type { ReactNode } from 'react'
import { Waiting } from '../layout/waiting'

/** What the link of a mail brings along. */
export interface PasswordLink {
  readonly email: string
  readonly code: string
}

interface PasswordLinkGateProps {
  /** For a link that holds. */
  children(link: PasswordLink): ReactNode
  /** For a link that is over, or none at all. */
  over: ReactNode
}

/** Asks whether the link of the mail still opens something, before anybody thinks up a password. */
export function PasswordLinkGate({ children, over }: PasswordLinkGateProps) {
  const { t } = useTranslation('shell.sign-in')
  const [search] = useSearchParams()
  const link = { email: search.get('email') ?? '', code: search.get('code') ?? '' }
  const isWhole = validateCodeSchema.safeParse(link).success
  // Asked once: a link that was redeemed here must not turn into one that is over.
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
