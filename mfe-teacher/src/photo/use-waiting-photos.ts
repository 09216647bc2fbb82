import { useQueuedCalls, useQueuedCallsEffect } from '@lernspur/app-runtime'
import { useCallback, useRef } from 'react'

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

/** Tells at any later time whether a photo of an entry is on this device alone; keeps its identity. */
export const useIsPhotoHere = (): ((observationId: string) => boolean) => {
  const calls = useRef<readonly QueuedCall[]>([])
  useQueuedCallsEffect((all) => {
    calls.current = all
  })
  return useCallback((observationId) => calls.current.some((call) => isOf(call, observationId)), [])
}
