import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { type Picture, pictureBytes, readPicture } from '@lernspur/service-kit/picture/picture'
import { readAhead } from '@lernspur/service-kit/picture/read-ahead'
import { storePicture } from '@lernspur/service-kit/picture/store-picture'

const filesPath = '/api/files/'

/** What a call names as the picture of a student or of the school. */
interface GivenPicture {
  readonly given: string | null
  /** The picture, where a new one is given. */
  readonly read: (() => Picture) | undefined
}

/** Reads a new picture before the transaction that stores it; none, and the path of a file, need no reading. */
export const readGivenPicture = async ({ actor }: Call, given: string | null): Promise<GivenPicture> => {
  if (given === null || given.startsWith(filesPath)) return { given, read: undefined }
  return { given, read: await readAhead(readPicture(actor, { bytes: pictureBytes(given) })) }
}

/**
 * Path of the picture of a student or of the school: a new one is stored as a file of the school, the present one may
 * be named again. Any other file is NOT_FOUND, because whoever shows a file may see it. FILE_VALIDATION_FAILED for an
 * invalid picture.
 */
export const storeVisiblePicture = async (
  tx: Transaction,
  call: Call,
  { given, read }: GivenPicture,
  present: string | null,
): Promise<string | null> => {
  if (given === null || given === present) return given
  if (read) return `${filesPath}${await storePicture(tx, call, read())}`
  return refuse('NOT_FOUND')
}
