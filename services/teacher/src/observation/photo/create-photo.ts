import type { ObservationPhoto } from '@lernspur/contracts/teacher/observation-form/observation-photo.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import type { UploadedFile } from '@lernspur/service-kit/input/form'
import { type Photo, readPhoto } from '@lernspur/service-kit/picture/photo'
import { readAhead } from '@lernspur/service-kit/picture/read-ahead'
import { storePicture } from '@lernspur/service-kit/picture/store-picture'
import { lockObservation } from '../observation.policy'
import { photoColumns, requireRoomForPhotos } from './photo.query'

const insert = (tx: Transaction, { actor }: Call, observationId: string, fileId: string, photo: Photo) => tx<
  ObservationPhoto[]
>`
  with op as (
    insert into observation_photo (tenant_id, id, observation_id, student_id, school_class_id, file_id, width, height,
      thumbnail, creator_id)
    select o.tenant_id, ${Bun.randomUUIDv7()}, o.id, o.student_id, o.school_class_id, ${fileId}, ${photo.width},
      ${photo.height}, ${photo.thumbnail}, ${actor.userId}
    from observation o where o.tenant_id = ${actor.tenantId} and o.id = ${observationId}
    returning *
  )
  select ${photoColumns(tx)} from op`

/**
 * Adds a photo to an entry that the caller may change (rule photo.1). NOT_FOUND, CREATE_NOT_ALLOWED,
 * FILE_VALIDATION_FAILED for anything but a picture, VALIDATION_FAILED beyond four.
 */
export const createObservationPhoto = async (
  call: Call,
  observationId: string,
  file: UploadedFile,
): Promise<ObservationPhoto> => {
  const read = await readAhead(readPhoto(call.actor, file))
  return call.write(async (tx) => {
    await lockObservation(tx, call, observationId, 'CREATE_NOT_ALLOWED')
    await requireRoomForPhotos(tx, call, observationId, 1, 'file')
    const photo = read()
    const fileId = await storePicture(tx, call, photo)
    const [row] = await insert(tx, call, observationId, fileId, photo)
    if (!row) return refuse('UNKNOWN')
    await audit(tx, call, 'observation-photo.create', row.id)
    return row
  })
}
