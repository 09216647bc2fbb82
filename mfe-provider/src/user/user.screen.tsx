import { supportCaseCalls } from '@lernspur/api-client/identity/support-case.queries'
import { accountAddress, accountName } from '@lernspur/app-kit/person/account-name'
import {
  Link,
  notFound,
  paths,
  useFormat,
  usePageTitle,
  useParams,
  useSession,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Breadcrumbs, Crumb } from '@lernspur/ui/components/layout/breadcrumbs'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { ActsCard } from './act/acts-card'
import { AccountFacts } from './case/account-facts'
import { Invitations } from './case/invitations'
import { Mails } from './case/mails'
import { Roles } from './case/roles'
import { SignInProblems } from './case/sign-in-problems'
import { WaitingSchools } from './case/waiting-schools'

/** Why one person cannot get in, and what helps (`/provider/user/{userId}`). */
export function Component() {
  const { t } = useTranslation('provider.case')
  const format = useFormat()
  const { whoAmI } = useSession()
  const { userId: id = '' } = useParams()
  const { data } = useSuspenseQuery(supportCaseCalls.getSupportCase({ id }))
  const { email, invitations, mails } = data
  const person = data.person ?? notFound()
  const name = accountName(format, { ...person, email })
  usePageTitle(name)
  return (
    <Page>
      <PageHeader
        above={
          <Breadcrumbs label={t(($) => $.youAreHere)}>
            <Crumb link={<Link to={paths.providerUsers} />}>{t(($) => $.people)}</Crumb>
            <Crumb>{name}</Crumb>
          </Breadcrumbs>
        }
        title={name}
        description={name === email ? undefined : accountAddress(format, email)}
        leading={<PersonAvatar name={name} seed={person.id} src={person.avatar} />}
      />
      {person.id === whoAmI.id && <Banner>{t(($) => $.you)}</Banner>}
      <WaitingSchools person={person} />
      <SignInProblems supportCase={data} name={name} />
      <ActsCard supportCase={data} name={name} />
      <AccountFacts person={person} email={email} />
      <Roles userId={person.id} />
      <Invitations invitations={invitations} email={email} />
      <Mails mails={mails} email={email} />
    </Page>
  )
}
