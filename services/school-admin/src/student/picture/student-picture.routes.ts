import { studentPictureRoutes } from '@lernspur/contracts/school-admin/student-picture.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { setStudentPictures } from './set-pictures'
import { undoStudentPictures } from './undo-pictures'

/** Pictures of the children of a class. */
export const studentPictureSlice = slice(studentPictureRoutes, {
  setStudentPictures: ({ call, params, body }) => setStudentPictures(call, params.schoolClassId, body),
  undoStudentPictures: ({ call, params }) => undoStudentPictures(call, params.schoolClassId, params.pictureChangeId),
})
