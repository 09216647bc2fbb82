import { twoFactorResetCalls as calls } from '@lernspur/api-client/identity/two-factor/two-factor-reset.queries'
import { useKeyedMutation, useMutation, useSession, useSuspenseQuery } from '@lernspur/app-runtime'
import { SecondFactorResets } from '@lernspur/school-editors/second-factor/second-factor-resets'

/** Lost second factors of all people (`/provider/second-factor`). */
export function Component() {
  const mayDecide = useSession().role?.roleType === 'admin'
  const { data } = useSuspenseQuery(calls.listTwoFactorResets())
  const request = useKeyedMutation(calls.requestTwoFactorReset())
  const confirm = useMutation(calls.confirmTwoFactorReset())
  const withdraw = useMutation(calls.withdrawTwoFactorReset())
  return <SecondFactorResets ofProvider resets={data} {...{ request, confirm, withdraw, mayDecide }} />
}
