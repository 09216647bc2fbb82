import { authProviderListQuery, identityListQuery } from '@lernspur/api-client/identity/external-identity.queries'
import { useSearchParams, useSuspenseQueries, useTranslation } from '@lernspur/app-runtime'
import { callbackParameters } from '../../sign-in/provider/callback-parameters'
import { ProfileSection } from '../profile-section'
import { LinkCallback } from './link-callback'
import { LinkForm } from './link-form'
import { LinkedIdentity } from './linked-identity'

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
