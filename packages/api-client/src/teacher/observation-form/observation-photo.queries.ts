import { observationPhotoRoutes } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const observationPhotoCalls = callsOf('observation-photo', observationPhotoRoutes)

/** Photos of entries that the caller may see; filter by `observationId`, `studentId` and more. */
export const observationPhotoListQuery = observationPhotoCalls.listObservationPhotos
export const createObservationPhotoMutation = observationPhotoCalls.createObservationPhoto
export const deleteObservationPhotoMutation = observationPhotoCalls.deleteObservationPhoto
/** Undoes removals of the last hour, all or none. */
export const restoreObservationPhotosMutation = observationPhotoCalls.restoreObservationPhotos
