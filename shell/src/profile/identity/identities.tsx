import {
  authProviderListQuery,
  handleCallbackMutation,
  identityListQuery,
} from '@lernspur/api-client/identity/external-identity.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import {
  paths,
  useMutation,
  useNavigate,
  useSearchParams,
  useSuspenseQueries,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import type { AuthorizationResponse } from '@lernspur/contracts/identity/external-identity.contract'
import { useEffect, useRef } from 'react'
import { callbackParameters } from '../../sign-in/provider/callback-parameters'
import { useProviderErrorText } from '../../sign-in/provider/use-provider-error-text'
import { ProfileSection } from '../profile-section'
import { LinkForm } from './link-form'
import { LinkedIdentity } from './linked-identity'

/** Completes a link when an identity provider has redirected back; its parameters can be used only once. */
function LinkCallback({ from }: { from: AuthorizationResponse | null }) {
  const { t } = useTranslation('shell.profile')
  const textOf = useProviderErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const sent = useRef(false)
  const { mutate, error } = useMutation({
    ...handleCallbackMutation(),
    onSuccess: () => toast({ text: t(($) => $.identities.linked) }),
    onSettled: () => navigate(paths.profile, { replace: true }),
  })
  useEffect(() => {
    if (from === null || sent.current) return
    sent.current = true
    mutate({ body: from })
  }, [from, mutate])
  return <FailureBanner error={error} text={textOf(error)} />
}

/**
 * Identity providers that sign in to the account, and buttons to link others; also the target of their redirects.
 * Nothing where none is configured or linked.
 */
export function Identities() {
  const { t } = useTranslation('shell.profile')
  const from = callbackParameters(useSearchParams()[0])
  const [{ data: providers }, { data: identities }] = useSuspenseQueries({
    queries: [authProviderListQuery(), identityListQuery()],
  })
  if (providers.length + identities.length === 0) return null
  return (
    <ProfileSection title={t(($) => $.identities.title)} description={t(($) => $.identities.description)}>
      <LinkCallback from={from} />
      {identities.length > 0 && (
        <ul className="grid divide-y">
          {identities.map((identity) => (
            <LinkedIdentity key={identity.id} identity={identity} />
          ))}
        </ul>
      )}
      {providers.map((provider) => (
        <LinkForm key={provider.id} provider={provider} />
      ))}
    </ProfileSection>
  )
}
