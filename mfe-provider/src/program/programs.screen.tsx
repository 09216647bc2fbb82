import { programTokenCalls } from '@lernspur/api-client/identity/program-token.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { useMutation, usePageTitle, useSession, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { Programs } from '@lernspur/school-editors/program/programs'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'

function ProviderPrograms() {
  const { rows } = useSuspenseQuery(programTokenCalls.listProgramTokens()).data
  return (
    <Programs
      isProvider
      tokens={rows}
      create={useMutation(withConfirmation(programTokenCalls.createProgramToken()))}
      revoke={useMutation(programTokenCalls.revokeProgramToken())}
    />
  )
}

/** Programs that read what the provider sees (`/provider/programs`), for its admins. */
export function Component() {
  const { t } = useTranslation('school-editors.program')
  const isAdmin = useSession().role?.roleType === 'admin'
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page width="text">
      <PageHeader title={title} description={t(($) => $.description)} />
      {isAdmin ? <ProviderPrograms /> : <Banner>{t(($) => $.adminsOnly)}</Banner>}
    </Page>
  )
}
