import { programTokenCalls } from '@lernspur/api-client/identity/program-token.queries'
import { withConfirmation } from '@lernspur/app-kit/confirmation/with-confirmation'
import { useMutation, useSession, useSuspenseQuery } from '@lernspur/app-runtime'
import { Programs } from '@lernspur/school-editors/program/programs'
import { useProgramPage } from '@lernspur/school-editors/program/use-program-page'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { SettingsHeader } from '../settings-header'

function SchoolPrograms() {
  const { rows } = useSuspenseQuery(programTokenCalls.listProgramTokens()).data
  return (
    <Programs
      tokens={rows}
      create={useMutation(withConfirmation(programTokenCalls.createProgramToken()))}
      revoke={useMutation(programTokenCalls.revokeProgramToken())}
      isProvider={false}
    />
  )
}

/** Programs that read or write the school's data (`/school/{schoolId}/settings/programs`), for its admins. */
export function Component() {
  const { title, description, adminsOnly } = useProgramPage()
  const isAdmin = useSession().role?.roleType === 'admin'
  return (
    <Page width="text">
      <SettingsHeader title={title} description={description} />
      {isAdmin ? <SchoolPrograms /> : <Banner>{adminsOnly}</Banner>}
    </Page>
  )
}
