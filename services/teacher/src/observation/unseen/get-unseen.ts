import type { UnobservedSubjects } from '@lernspur/contracts/teacher/home/unseen.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { unseenQuery } from '../../observation-change/unseen.query'

/** Students and competences of a class without recent observations. NOT_FOUND for a class that the caller does not see. */
export const getUnseen = async (call: Call, schoolClassId: string): Promise<UnobservedSubjects> => {
  // As for the start page: planning takes as long as reading, and one plan is the best for every class.
  const [[unseen]] = await call.read((tx) => [unseenQuery(tx, call.actor, tx`${schoolClassId}::uuid`)], 'generic')
  return unseen ?? refuse('NOT_FOUND')
}
