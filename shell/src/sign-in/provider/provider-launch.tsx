import { authUrlMutation } from '@lernspur/api-client/identity/external-identity.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { isApiError, Link, useMutation, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import { useEffect, useRef } from 'react'
import { signInPath } from '../../session/sign-in-path'
import { PlainPage } from '../layout/plain-page'
import { Waiting } from '../layout/waiting'
import { storeReturnPath } from './return-path'

interface ProviderLaunchProps {
  id: string
  /** Where to go after signing in. */
  back: string
}

/**
 * Starts a sign-in with an identity provider at once, for whoever comes from a tile of its portal (rule external.7). The
 * address is replaced before the browser leaves, so that neither going back nor a failure starts it again.
 */
export function ProviderLaunch({ id, back }: ProviderLaunchProps) {
  const { t } = useTranslation('shell.sign-in')
  const sent = useRef(false)
  const { mutate, error } = useMutation({
    ...authUrlMutation(),
    onSuccess: ({ url }) => {
      storeReturnPath(back)
      history.replaceState(history.state, '', signInPath(back))
      location.assign(url)
    },
  })
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    mutate({ params: { providerId: id }, query: {} })
  }, [id, mutate])
  useEffect(() => {
    // A page that the browser brings back from its memory is still waiting.
    const renew = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', renew)
    return () => removeEventListener('pageshow', renew)
  }, [])
  if (!error) return <Waiting label={t(($) => $.provider.leaving)} />
  const isUnknown = isApiError(error) && error.code === 'NOT_FOUND'
  return (
    <PlainPage step="failed" title={t(($) => $.provider.failed)}>
      <FailureBanner error={error} text={isUnknown ? t(($) => $.provider.notConfigured) : undefined} />
      <Button asChild size="lg">
        <Link to={signInPath(back)} replace>
          {t(($) => $.toSignIn)}
        </Link>
      </Button>
    </PlainPage>
  )
}
