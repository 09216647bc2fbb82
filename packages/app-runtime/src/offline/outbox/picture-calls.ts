import { observationPhotoRoutes } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import type { CallToAppend, QueueableRoute } from '../../waiting/queued-call'
import type { NewEntry } from './entry'

/** Calls for the pictures that go with a call; their keys are made of its own, so adding them again doubles nothing. */
export const pictureCalls = ({ about, pictures = [] }: CallToAppend<QueueableRoute>, key: string): NewEntry[] =>
  pictures.map(({ studentId, file, title }) => {
    const { method, path } = observationPhotoRoutes.createObservationPhoto
    const picture = { follows: key, studentId }
    const requested = { route: { method, path }, params: undefined, body: {}, stale: ['observation-photo'], picture }
    const content = { ...requested, about: { schoolClassId: about.schoolClassId, title }, failure: null }
    return { key: `${key}.${studentId}`, content, file }
  })
