import { twoFactorResetCalls as calls } from '@lernspur/api-client/identity/two-factor/two-factor-reset.queries'
import { useKeyedMutation, useMutation, useSession, useSuspenseQuery } from '@lernspur/app-runtime'
import { SecondFactorResets } from '@lernspur/school-editors/second-factor/second-factor-resets'

/** Lost second factors of the school's people (`/school/{schoolId}/settings/second-factor`). */
export function Component() {
  const { role } = useSession()
  const { data } = useSuspenseQuery(calls.listTwoFactorResets())
  return (
    <SecondFactorResets
      resets={data}
      request={useKeyedMutation(calls.requestTwoFactorReset())}
      confirm={useMutation(calls.confirmTwoFactorReset())}
      withdraw={useMutation(calls.withdrawTwoFactorReset())}
      mayDecide={role?.roleType === 'admin'}
      ofProvider={false}
    />
  )
}
