import { programTokenCalls } from '@lernspur/api-client/identity/program-token.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { useMutation, usePageTitle, useSession, useSuspenseQuery } from '@lernspur/app-runtime'
import { Programs } from '@lernspur/school-editors/program/programs'
import { useProgramPage } from '@lernspur/school-editors/program/use-program-page'
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
  const { title, description, adminsOnly } = useProgramPage()
  const isAdmin = useSession().role?.roleType === 'admin'
  usePageTitle(title)
  return (
    <Page width="text">
      <PageHeader title={title} description={description} />
      {isAdmin ? <ProviderPrograms /> : <Banner>{adminsOnly}</Banner>}
    </Page>
  )
}
