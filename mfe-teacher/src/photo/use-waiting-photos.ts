import { useQueuedCalls } from '@lernspur/app-kit'

type QueuedCall = ReturnType<typeof useQueuedCalls>[number]

const isOf = ({ isPicture, params }: QueuedCall, observationId: string) =>
  isPicture && Object(params).observationId === observationId

/** How many photos of an entry are among these calls, by what becomes of them. */
export const waitingPhotos = (calls: readonly QueuedCall[], observationId: string) => {
  const own = calls.filter((call) => isOf(call, observationId))
  const refused = own.filter(({ state }) => state === 'refused').length
  return { waiting: own.length - refused, refused }
}

/** How many photos of an entry are on this device alone, because they wait or were refused (rule photo.2). */
export const useWaitingPhotos = (observationId = '') => waitingPhotos(useQueuedCalls(), observationId)
