import { useQuery } from '@lernspur/app-kit'
import type { AreaVerb } from '@lernspur/contracts/area-route.contract'
import type { AreaName, Registry } from '@lernspur/contracts/registry.contract'
import { areas } from '../../../area/areas'
import { audienceOf, useAudiences } from '../../navigation/audiences'

/** Pages do not carry the verbs, because most of them never open the search. */
const readVerbs = async ({ signal }: { signal: AbortSignal }): Promise<readonly AreaVerb[]> => {
  const response = await fetch('/mfe/registry.json', { signal })
  if (!response.ok) throw new Error(`the registry answered ${response.status}`)
  const released = (await response.json()) as Registry
  // A newer version may have pages that the one of this page lacks.
  return Object.entries(released.areas).flatMap(([name, { current }]) =>
    areas.versionOf(name as AreaName) === current.version ? current.verbs : [],
  )
}

/** What can be done in the released areas, for the signed-in user; empty while loading, and without a network. */
export const useVerbs = (): readonly AreaVerb[] => {
  const audiences = useAudiences()
  const { data = [] } = useQuery({ queryKey: ['verbs'], queryFn: readVerbs, staleTime: Number.POSITIVE_INFINITY })
  return data.filter((verb) => audiences.includes(audienceOf({ place: 'class', for: verb.for })))
}
