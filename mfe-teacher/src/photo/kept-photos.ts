import { observationPhotoCalls } from '@lernspur/api-client/observation-photo.queries'
import { knownPhotos } from './photos-of'

/** The photos of an entry that is about to be deleted, so that undoing it brings them back. Unreadable ones are left out. */
export const keepPhotos = async (observationId: string): Promise<readonly Blob[]> => {
  const { mutationFn: read } = observationPhotoCalls.getObservationPhoto()
  const found = await Promise.allSettled(knownPhotos(observationId).map(({ id }) => read({ params: { photoId: id } })))
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

/** Adds kept photos to the entry that was created again. */
export const putPhotosBack = async (observationId: string, photos: readonly Blob[]): Promise<void> => {
  const { mutationFn: create } = observationPhotoCalls.createObservationPhoto()
  for (const file of photos) {
    await create({ params: { observationId }, body: { file }, idempotencyKey: crypto.randomUUID() })
  }
}
