import { releaseDeskCalls } from '@lernspur/api-client/provider/release-desk.queries'
import { useQuery } from '@lernspur/app-runtime'
import type { WantedAct } from './wanted-act'

/** What would break if it was done now, asked for as soon as `enabled`. */
export const useEffects = ({ unitId, act, version, jointWith }: Omit<WantedAct, 'ends'>, enabled: boolean) => {
  const others = jointWith.length > 0 ? { jointWith: jointWith.join(',') } : {}
  const query = act === 'rollback' || version === null ? { act, ...others } : { act, version }
  // What is live may have changed since the last time.
  return useQuery({ ...releaseDeskCalls.getReleaseEffects({ unit: unitId }, query), enabled, staleTime: 0, gcTime: 0 })
}
