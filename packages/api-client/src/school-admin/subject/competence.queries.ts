import { competenceRoutes } from '@lernspur/contracts/school-admin/competence.contract'
import { callsOf } from '../../derive/calls'
import { draftNouns } from './draft-nouns'

// Subjects include their number of domains.
/** @public */
export const competenceCalls = callsOf('competence', competenceRoutes, {
  stale: ['competence', 'subject', ...draftNouns],
})

/** Domains with their competences; filter by `schoolClassId` or `schoolSubjectId`. */
export const competenceDomainListQuery = competenceCalls.listCompetenceDomains
