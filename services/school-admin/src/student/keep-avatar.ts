import type { Call, Transaction } from '@lernspur/service-kit/call'
import { keepPicture } from '@lernspur/service-kit/keep-picture'
import { pictureBytes, readPicture } from '@lernspur/service-kit/picture'
import { refuse } from '@lernspur/service-kit/refusal'

const place = '/api/files/'

/**
 * Path of a student's picture: a new one is stored as a file of the school, an existing one is kept.
 * FILE_VALIDATION_FAILED for an invalid picture, NOT_FOUND for a file of another school.
 */
export const keepAvatar = async (tx: Transaction, call: Call, given: string | null): Promise<string | null> => {
  if (given === null) return null
  if (!given.startsWith(place)) {
    return `${place}${await keepPicture(tx, call, await readPicture({ bytes: pictureBytes(given) }))}`
  }
  const found = await tx`
    select from stored_file where tenant_id = ${call.actor.tenantId} and id = ${given.slice(place.length)}`
  return found.length > 0 ? given : refuse('NOT_FOUND')
}
