import { observationPhotoRoutes } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { createObservationPhoto } from './create-photo'
import { deleteObservationPhoto } from './delete-photo'
import { getObservationPhoto } from './get-photo'
import { listObservationPhotos } from './list-photos'
import { restoreObservationPhotos } from './restore-photos'

export const observationPhotoSlice = slice(observationPhotoRoutes, {
  createObservationPhoto: ({ call, params, files }) => createObservationPhoto(call, params.observationId, files.file),
  listObservationPhotos: ({ call, list }) => listObservationPhotos(call, list),
  getObservationPhoto: ({ call, params }) => getObservationPhoto(call, params.photoId),
  deleteObservationPhoto: ({ call, params }) => deleteObservationPhoto(call, params.photoId),
  restoreObservationPhotos: ({ call, body }) => restoreObservationPhotos(call, body.photoIds),
})
