import { useQuery } from '@lernspur/app-runtime'
import type { AreaVerb } from '@lernspur/contracts/area-route.contract'
import type { AreaName, Registry } from '@lernspur/contracts/registry.contract'

const readRegistry = async ({ signal }: { signal: AbortSignal }): Promise<Registry> => {
  const response = await fetch('/mfe/registry.json', { signal })
  if (!response.ok) throw new Error(`the registry answered ${response.status}`)
  return response.json()
}

/**
 * The verbs of the released areas; empty without a network, and while loading (`isBusy`). Pages do not carry it,
 * because most of them never open the search. `versionOf` names the version of an area that this page runs: a newer one
 * may have pages that it lacks.
 */
export const useVerbs = (
  versionOf: (area: AreaName) => string | undefined,
): { readonly verbs: readonly AreaVerb[]; readonly isBusy: boolean } => {
  const { data, isLoading } = useQuery({
    queryKey: ['verbs'],
    queryFn: readRegistry,
    staleTime: Number.POSITIVE_INFINITY,
    // Enter waits for the answer; the next opening of the search asks again.
    retry: false,
  })
  const verbs = Object.entries(data?.areas ?? {}).flatMap(([name, { current }]) =>
    versionOf(name) === current.version ? current.verbs : [],
  )
  return { verbs, isBusy: isLoading }
}
