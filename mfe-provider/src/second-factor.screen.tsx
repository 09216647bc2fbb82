import { twoFactorResetCalls as calls } from '@lernspur/api-client/identity/two-factor/two-factor-reset.queries'
import { useKeyedMutation, useMutation, useSession, useSuspenseQuery } from '@lernspur/app-runtime'
import type { TwoFactorReset } from '@lernspur/contracts/identity/two-factor/two-factor-reset.contract'
import { SecondFactorResets } from '@lernspur/school-editors/second-factor/second-factor-resets'

function Resets({ resets }: { resets: readonly TwoFactorReset[] | null }) {
  const mayDecide = useSession().role?.roleType === 'admin'
  const request = useKeyedMutation(calls.requestTwoFactorReset())
  const confirm = useMutation(calls.confirmTwoFactorReset())
  const withdraw = useMutation(calls.withdrawTwoFactorReset())
  return <SecondFactorResets ofProvider {...{ resets, request, confirm, withdraw, mayDecide }} />
}

function ListedResets() {
  return <Resets resets={useSuspenseQuery(calls.listTwoFactorResets()).data} />
}

/** Lost second factors of all people (`/provider/second-factor`), which members without a leading role do not see. */
export function Component() {
  return useSession().role?.roleType === 'user' ? <Resets resets={null} /> : <ListedResets />
}
