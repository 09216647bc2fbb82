import { studentPictureRoutes } from '@lernspur/contracts/school-admin/student-picture.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const studentPictureCalls = callsOf('student', studentPictureRoutes)

/** Pictures of children of a class, all or none. */
export const setStudentPicturesMutation = studentPictureCalls.setStudentPictures
/** Undoes that within an hour. */
export const undoStudentPicturesMutation = studentPictureCalls.undoStudentPictures
