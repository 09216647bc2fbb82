import type { CompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { domainById } from './competence.query'

/** One domain with its competences; NOT_FOUND when its subject is not accessible to the caller. */
export const getCompetenceDomain = async (call: Call, id: string): Promise<CompetenceDomain> => {
  const [[row]] = await call.read((tx) => [domainById(tx, call.actor, id)])
  return row ?? refuse('NOT_FOUND')
}
