import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { fileKey } from '@lernspur/service-kit/picture/store-picture'
import { visibleFile } from './file.policy'

/**
 * An uploaded file shown by a row that the caller may see (rule file.2); GET_FILE_ERROR when there is none, or its
 * bytes are missing.
 */
export const getFile = async (call: Call, id: string): Promise<Binary> => {
  const { tenantId } = call.actor
  const [[row]] = await call.read((tx) => [
    tx<{ type: string; hash: string }[]>`
      select sf.type, sf.hash from stored_file sf where ${visibleFile(tx, call.actor)} and sf.id = ${id}`,
  ])
  const bytes = row && (await call.files.get(fileKey(tenantId, id)))
  if (!row || !bytes) return refuse('GET_FILE_ERROR')
  return binary(bytes, { type: row.type, fileName: `${id}.png`, inline: true, etag: row.hash })
}
