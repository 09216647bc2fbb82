import { observationPhotoRoutes } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import type { CallToAppend, QueueableRoute } from '../../waiting/queued-call'
import type { NewEntry } from './entry'

/** Calls for the pictures of a call; their keys derive from its own, so adding them again creates no duplicates. */
export const pictureCalls = ({ about, pictures = [] }: CallToAppend<QueueableRoute>, key: string): NewEntry[] =>
  pictures.map(({ studentId, file, title }) => {
    const { method, path } = observationPhotoRoutes.createObservationPhoto
    const picture = { follows: key, studentId }
    const requested = { route: { method, path }, params: undefined, body: {}, stale: ['observation-photo'], picture }
    const content = { ...requested, about: { schoolClassId: about.schoolClassId, title }, failure: null }
    return { key: `${key}.${studentId}`, content, file }
  })
