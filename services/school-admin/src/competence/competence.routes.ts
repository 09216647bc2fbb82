import { competenceRoutes } from '@lernspur/contracts/school-admin/competence.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { createCompetenceDomain, createTemplateDomain } from './create-competence-domain'
import { deleteCompetenceDomain } from './delete-competence-domain'
import { getCompetenceDomain } from './get-competence-domain'
import { listCompetenceDomains } from './list-competence-domains'
import { saveCompetences } from './save/save-competences'
import { updateCompetenceDomain } from './update-competence-domain'
import { createCompetence, deleteCompetence, updateCompetence } from './write-competence'

export const competenceSlice = slice(competenceRoutes, {
  createCompetenceDomain: ({ call, params, body }) => createCompetenceDomain(call, params.schoolSubjectId, body),
  updateCompetenceDomain: ({ call, params, body }) => updateCompetenceDomain(call, params.domainId, body),
  getCompetenceDomain: ({ call, params }) => getCompetenceDomain(call, params.domainId),
  deleteCompetenceDomain: ({ call, params }) => deleteCompetenceDomain(call, params.domainId),
  createTemplateDomain: ({ call, params, body }) => createTemplateDomain(call, params.schoolSubjectId, body),
  createCompetence: ({ call, params, body }) => createCompetence(call, params.domainId, body),
  updateCompetence: ({ call, params, body }) => updateCompetence(call, params, body),
  deleteCompetence: ({ call, params }) => deleteCompetence(call, params),
  saveCompetences: ({ call, params, body }) => saveCompetences(call, params.schoolSubjectId, body),
  listCompetenceDomains: ({ call, list }) => listCompetenceDomains(call, list),
})
