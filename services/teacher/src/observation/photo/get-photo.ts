import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { fileKey } from '@lernspur/service-kit/picture/store-picture'
import { visiblePhoto } from './photo.query'

/** A photo whose entry the caller may see; GET_FILE_ERROR when there is none, or its bytes are missing. */
export const getObservationPhoto = async (call: Call, id: string): Promise<Binary> => {
  const { actor } = call
  const [[row]] = await call.read((tx) => [
    tx<{ id: string; type: string; hash: string }[]>`
      select sf.id, sf.type, sf.hash
      from stored_file sf
      where sf.tenant_id = ${actor.tenantId} and sf.id in (
        select op.file_id from ${visiblePhoto(tx, actor)} and op.id = ${id})`,
  ])
  const bytes = row && (await call.files.get(fileKey(actor.tenantId, row.id)))
  if (!row || !bytes) return refuse('GET_FILE_ERROR')
  return binary(bytes, { type: row.type, fileName: `${id}.jpg`, inline: true, etag: row.hash })
}
