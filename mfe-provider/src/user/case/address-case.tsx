import { supportCaseCalls } from '@lernspur/api-client/identity/support-case.queries'
import { ErrorNotice, useQuery, useTranslation } from '@lernspur/app-runtime'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Invitations } from './invitations'
import { Mails } from './mails'
import { SignInProblems } from './sign-in-problems'

/** What is known of an address that is not in the list of people. */
export default function AddressCase({ email }: { email: string }) {
  const { t } = useTranslation('provider.user')
  const { t: ofCase } = useTranslation('provider.case')
  const { data, error, refetch, isFetching } = useQuery(supportCaseCalls.findSupportCase({ email }))
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data)
    return (
      <Loading label={ofCase(($) => $.loading)} className="grid gap-4 py-2">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-24" />
      </Loading>
    )
  return (
    <div className="grid grid-cols-1 gap-6 py-2">
      <div>
        <h2 className="font-semibold wrap-anywhere">{t(($) => $.address.title, { email })}</h2>
        <p className="text-sm text-muted-foreground">{t(($) => $.address.description)}</p>
      </div>
      <SignInProblems supportCase={data} name={email} />
      <Invitations invitations={data.invitations} email={data.email} />
      <Mails mails={data.mails} email={data.email} />
    </div>
  )
}
