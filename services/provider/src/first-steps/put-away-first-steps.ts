import type { PutAwayFirstSteps } from '@lernspur/contracts/provider/first-steps.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { getFirstSteps, type Installation } from './get-first-steps'

/** Hides the finished checklist from all of the provider's people, or shows it again (rule first-steps.2). */
export const putAwayFirstSteps = async (
  call: Call,
  { isPutAway }: PutAwayFirstSteps,
  installation: Installation,
): Promise<undefined> => {
  const { steps } = await getFirstSteps(call, installation)
  if (isPutAway && steps.some(({ isDone }) => !isDone)) refuse('UPDATE_NOT_ALLOWED')
  return call.write(async (tx) => {
    await tx`
      update tenant set first_steps_put_away_at = case when ${isPutAway} then now() end
      where id = ${call.actor.tenantId} and is_provider`
    return undefined
  })
}
