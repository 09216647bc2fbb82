import { useQueuedCalls, useQueuedCallsEffect } from '@lernspur/app-runtime'
import { useCallback, useRef } from 'react'

type QueuedCall = ReturnType<typeof useQueuedCalls>[number]

const isPhotoOf = ({ isPicture, params }: QueuedCall, observationId: string) =>
  isPicture && Object(params).observationId === observationId

/** How many photos of an entry are among these calls, by their outcome. */
export const waitingPhotos = (calls: readonly QueuedCall[], observationId: string) => {
  const own = calls.filter((call) => isPhotoOf(call, observationId))
  const refused = own.filter(({ state }) => state === 'refused').length
  return { waiting: own.length - refused, refused }
}

/** How many photos of an entry are only on this device, because they wait or were refused (rule photo.2). */
export const useWaitingPhotos = (observationId = '') => waitingPhotos(useQueuedCalls(), observationId)

/** Returns a stable function that says whether a photo of an entry is only on this device. */
export const useIsPhotoHere = (): ((observationId: string) => boolean) => {
  const calls = useRef<readonly QueuedCall[]>([])
  useQueuedCallsEffect((all) => {
    calls.current = all
  })
  return useCallback((observationId) => calls.current.some((call) => isPhotoOf(call, observationId)), [])
}
