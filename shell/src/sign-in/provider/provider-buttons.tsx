import { authProviderListQuery, authUrlMutation } from '@lernspur/api-client/identity/external-identity.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useLocation, useMutation, useQuery, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import KeyRound from 'lucide-react/icons/key-round'
import { safeBack } from '../../session/sign-in-path'
import { storeReturnPath } from './return-path'

/** A button for each identity provider; nothing if none is configured. */
export function ProviderButtons({ email }: { email: string }) {
  const { t } = useTranslation('shell.sign-in')
  const { search } = useLocation()
  const { data = [] } = useQuery({ ...authProviderListQuery(), staleTime: Number.POSITIVE_INFINITY })
  const leave = useMutation({
    ...authUrlMutation(),
    onSuccess: ({ url }) => {
      storeReturnPath(safeBack(new URLSearchParams(search).get('back')))
      location.assign(url)
    },
  })
  const busy = leave.isPending || leave.isSuccess
  return (
    <>
      <FailureBanner error={busy ? null : leave.error} />
      {data.map(({ id, name }) => (
        <Button
          key={id}
          variant="outline"
          busy={busy && leave.variables?.params.providerId === id}
          onClick={() =>
            !busy && leave.mutate({ params: { providerId: id }, query: email === '' ? {} : { loginHint: email } })
          }
        >
          <KeyRound aria-hidden />
          {t(($) => $.provider.use, { name })}
        </Button>
      ))}
    </>
  )
}
