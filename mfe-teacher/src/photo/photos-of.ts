import { observationPhotoListQuery } from '@lernspur/api-client/teacher/observation-form/observation-photo.queries'
import { queryClient, useQuery } from '@lernspur/app-runtime'
import type { ObservationPhoto } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'

type Photos = ReadonlyMap<string, readonly ObservationPhoto[]>

const keyOf = (observationId: string) => ['observation-photo', 'of', observationId]

let requestedIds: string[] = []
let reading: Promise<Photos> | null = null

const readRequested = async (): Promise<Photos> => {
  // Entries of a list request theirs while rendering, all in one go.
  await new Promise((resolve) => setTimeout(resolve, 0))
  const ids = requestedIds.toSorted()
  requestedIds = []
  reading = null
  const { rows } = await queryClient.fetchQuery(
    observationPhotoListQuery({ filter: [{ field: 'observationId', type: 'in', value: ids }] }),
  )
  return Map.groupBy(rows, ({ observationId }) => observationId)
}

const photosOf = async (observationId: string): Promise<readonly ObservationPhoto[]> => {
  requestedIds.push(observationId)
  reading ??= readRequested()
  return (await reading).get(observationId) ?? []
}

/** Photos of an entry; those of all entries that a page shows come with one request. */
export const useEntryPhotos = (observationId = ''): readonly ObservationPhoto[] => {
  const { data } = useQuery({
    queryKey: keyOf(observationId),
    queryFn: () => photosOf(observationId),
    enabled: observationId !== '',
  })
  return data ?? []
}
