import { competenceRoutes } from '@lernspur/contracts/competence.contract'
import { slice } from '@lernspur/service-kit/slice'
import { listCompetenceDomains } from './list-competence-domains'

export const competenceSlice = slice(competenceRoutes, {
  listCompetenceDomains: ({ call, list }) => listCompetenceDomains(call, list),
})
