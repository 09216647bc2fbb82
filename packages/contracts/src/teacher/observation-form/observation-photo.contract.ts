import * as z from 'zod/mini'
import { id, instant } from '../../wire/fields'
import { rowsOf } from '../../wire/list'
import { defineRoutes } from '../../wire/route'
import { createErrors, deleteErrors, fileErrors } from '../../wire/route-errors'

/** Pixels of the longer side of a photo and of its small picture; maximum photos of one entry. */
export const photoLimits = { side: 2048, thumbnailSide: 160, perEntry: 4 } as const

/** A photo of a piece of work, which belongs to an entry (rule photo.1). */
export const observationPhotoSchema = z.object({
  id,
  observationId: id,
  studentId: id,
  schoolClassId: id,
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  /** A small picture as data URL. */
  thumbnail: z.string(),
  createdAt: instant,
})
export type ObservationPhoto = z.infer<typeof observationPhotoSchema>

/** Photos to put back. */
export const restoreObservationPhotosSchema = z.strictObject({
  photoIds: z.array(id).check(z.minLength(1), z.maxLength(photoLimits.perEntry)),
})

const photoParams = z.object({ photoId: id })

export const observationPhotoRoutes = defineRoutes({
  /** By anybody who may change the entry; VALIDATION_FAILED beyond four. */
  createObservationPhoto: {
    method: 'POST',
    path: '/observations-v2/{observationId}/photos',
    owner: 'teacher',
    access: 'class:write',
    params: z.object({ observationId: id }),
    multipart: { file: { kind: 'picture' } },
    response: observationPhotoSchema,
    status: 201,
    errors: [...createErrors, ...fileErrors],
    extension: true,
  },
  /** Photos of entries that the caller may see. */
  listObservationPhotos: {
    method: 'GET',
    path: '/observation-photos',
    owner: 'teacher',
    access: 'member',
    list: {
      id: 'uuid',
      observationId: 'uuid',
      studentId: 'uuid',
      schoolClassId: 'uuid',
      createdAt: 'instant',
    },
    response: observationPhotoSchema,
    status: 200,
    errors: [],
    extension: true,
  },
  getObservationPhoto: {
    method: 'GET',
    path: '/observation-photos/{photoId}/picture',
    owner: 'teacher',
    access: 'class:read',
    params: photoParams,
    response: 'binary',
    mediaType: 'image/jpeg',
    status: 200,
    errors: ['GET_FILE_ERROR'],
    extension: true,
  },
  deleteObservationPhoto: {
    method: 'DELETE',
    path: '/observation-photos/{photoId}',
    owner: 'teacher',
    access: 'class:write',
    params: photoParams,
    status: 200,
    errors: deleteErrors,
    extension: true,
  },
  /** Undoes removals of the last hour, all or none; what exists already stays as it is (rule photo.1). */
  restoreObservationPhotos: {
    method: 'POST',
    path: '/observation-photos/restore',
    owner: 'teacher',
    access: 'class:write',
    body: restoreObservationPhotosSchema,
    response: rowsOf(observationPhotoSchema),
    status: 201,
    errors: createErrors,
    extension: true,
  },
})
