import type { Call, Transaction } from '../call/call'
import type { Photo } from './photo'
import type { Picture } from './picture'

/** Key of a file in the store. */
export const fileKey = (tenantId: string, fileId: string): string => `${tenantId}/${fileId}`

/**
 * Stores a picture for the actor's school and returns its id. Bytes without a row, after a rollback, are never served.
 */
export const storePicture = async (
  tx: Transaction,
  { actor, files }: Call,
  picture: Picture | Photo,
): Promise<string> => {
  const { bytes, type, hash } = picture
  const id = Bun.randomUUIDv7()
  await files.put(fileKey(actor.tenantId, id), bytes, type)
  await tx`
    insert into stored_file (tenant_id, id, type, size, hash, creator_id)
    values (${actor.tenantId}, ${id}, ${type}, ${bytes.byteLength}, ${hash}, ${actor.userId})`
  return id
}
