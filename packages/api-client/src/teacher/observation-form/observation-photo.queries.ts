import { observationPhotoRoutes } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import { callsOf } from '../../derive/calls'

/** @public */
export const observationPhotoCalls = callsOf('observation-photo', observationPhotoRoutes)

/** Photos of entries that the caller may see; filter by `observationId`, `studentId` and more. */
export const observationPhotoListQuery = observationPhotoCalls.listObservationPhotos
