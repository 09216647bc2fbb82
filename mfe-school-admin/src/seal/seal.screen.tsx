import { schoolSealKeyCalls } from '@lernspur/api-client/teacher/school-seal-key.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { useMutation, useSession, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { isSameName } from '@lernspur/contracts/school-identity/name-skeleton'
import type { Revocation } from '@lernspur/contracts/school-identity/seal-key-revocation'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { ConfirmedFacts } from '@lernspur/school-editors/seal/confirmed-facts'
import { SealKeyList } from '@lernspur/school-editors/seal/seal-key-list'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Banner } from '@lernspur/ui/components/layout/banner'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { SettingsHeader } from '../settings-header'
import { SettingsSection } from '../settings-section'

/** By what others know the school, and its keys (rules signature.10, signature.11). */
function Seal({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('school-admin.seal')
  const { keys, confirmation } = useSuspenseQuery(schoolSealKeyCalls.getSchoolSeal()).data
  const revocation = useMutation(withConfirmation(schoolSealKeyCalls.revokeSealKey({ showsFailure: true })))
  const revoke = {
    isPending: revocation.isPending,
    error: revocation.error,
    run: ({ publicKey, body }: { publicKey: string; body: Revocation }, onSuccess: () => void) =>
      revocation.mutate({ params: { publicKey }, body }, { onSuccess }),
  }
  return (
    <>
      <SettingsSection title={t(($) => $.known.title)} description={t(($) => $.known.description)}>
        {confirmation ? (
          <>
            {!isSameName(tenant.name, confirmation.name) && (
              <Banner tone="warning" icon={<CircleAlert />}>
                {t(($) => $.known.renamed, { name: tenant.name })}
              </Banner>
            )}
            <ConfirmedFacts confirmation={confirmation} />
          </>
        ) : (
          <Banner tone="warning" icon={<CircleAlert />}>
            {t(($) => $.known.nobody)}
          </Banner>
        )}
      </SettingsSection>
      <SettingsSection title={t(($) => $.keys.title)} description={t(($) => $.keys.description)}>
        <SealKeyList keys={keys} revoke={revoke} />
      </SettingsSection>
    </>
  )
}

/** The seal of the school, for its owners (`/school/{schoolId}/settings/seal`). */
export function Component() {
  const { t } = useTranslation('school-admin.seal')
  const { tenant, role } = useSession()
  if (!tenant) return null
  return (
    <Page width="text">
      <SettingsHeader title={t(($) => $.title)} description={t(($) => $.description)} />
      {role?.roleType === 'admin' ? <Seal tenant={tenant} /> : <Banner>{t(($) => $.onlyOwners)}</Banner>}
    </Page>
  )
}
