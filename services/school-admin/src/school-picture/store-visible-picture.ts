import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { pictureBytes, readPicture } from '@lernspur/service-kit/picture/picture'
import { storePicture } from '@lernspur/service-kit/picture/store-picture'

const filesPath = '/api/files/'

/**
 * Path of the picture of a student or of the school: a new one is stored as a file of the school, the present one may
 * be named again. Any other file is NOT_FOUND, because whoever shows a file may see it. FILE_VALIDATION_FAILED for an
 * invalid picture.
 */
export const storeVisiblePicture = async (
  tx: Transaction,
  call: Call,
  given: string | null,
  present: string | null,
): Promise<string | null> => {
  if (given === null || given === present) return given
  if (!given.startsWith(filesPath)) {
    return `${filesPath}${await storePicture(tx, call, await readPicture({ bytes: pictureBytes(given) }))}`
  }
  return refuse('NOT_FOUND')
}
