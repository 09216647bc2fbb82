import * as z from 'zod/mini'
import { id, pictureData, schoolClassParams } from '../wire/fields'
import { defineRoutes } from '../wire/route'
import { updateErrors } from '../wire/route-errors'

/** Pictures of one call. */
export const studentPictureLimits = { pictures: 100 } as const

export const setStudentPicturesSchema = z.strictObject({
  pictures: z
    .array(z.strictObject({ studentId: id, avatar: pictureData }))
    .check(z.minLength(1), z.maxLength(studentPictureLimits.pictures)),
})
export type SetStudentPictures = z.infer<typeof setStudentPicturesSchema>

/** A change of pictures, which can be undone for an hour. */
export const pictureChangeSchema = z.object({ id, count: z.int() })
export type PictureChange = z.infer<typeof pictureChangeSchema>

/** Pictures of many children of a class at once (rule student.12). */
export const studentPictureRoutes = defineRoutes({
  /** All or none; NOT_FOUND for a child who is not in the class. */
  setStudentPictures: {
    method: 'PUT',
    path: '/classes/{schoolClassId}/student-pictures',
    owner: 'school-admin',
    access: 'class:students',
    params: schoolClassParams,
    body: setStudentPicturesSchema,
    response: pictureChangeSchema,
    status: 200,
    errors: [...updateErrors, 'FILE_VALIDATION_FAILED'],
    extension: true,
  },
  /** Children whose picture was changed again stay as they are; `count` is the number of the others. */
  undoStudentPictures: {
    method: 'PUT',
    path: '/classes/{schoolClassId}/student-pictures/{pictureChangeId}/undo',
    owner: 'school-admin',
    access: 'class:students',
    params: z.object({ schoolClassId: id, pictureChangeId: id }),
    response: pictureChangeSchema,
    status: 200,
    errors: ['NOT_FOUND', 'UPDATE_NOT_ALLOWED'],
    extension: true,
  },
})
