import type {
  ObservationPhoto,
  observationPhotoRoutes,
} from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { photoColumns, visiblePhoto } from './photo.query'

const columns = {
  id: 'op.id',
  observationId: 'op.observation_id',
  studentId: 'op.student_id',
  schoolClassId: 'op.school_class_id',
  createdAt: 'op.created_at',
}

/** Photos of entries in accessible subjects, oldest first. */
export const listObservationPhotos = async (
  call: Call,
  list: ListOf<typeof observationPhotoRoutes.listObservationPhotos>,
) =>
  pageOf(
    await call.read((tx) =>
      pageQueries<ObservationPhoto>(tx, compileList(tx, list, columns, [{ field: 'createdAt', dir: 'asc' }]), {
        select: photoColumns(tx),
        from: visiblePhoto(tx, call.actor),
      }),
    ),
  )
