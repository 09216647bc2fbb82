import { globalTemplateRoutes } from '@lernspur/contracts/provider/global-template.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { changeTemplateAudience } from './change-template-audience'
import { changeTemplateCountry } from './change-template-country'
import { createGlobalCompetenceTemplate } from './create-global-competence-template'
import { createGlobalDomainTemplate } from './create-global-domain-template'
import { createGlobalSubjectTemplate } from './create-global-subject-template'
import { listGlobalDrafts } from './list-global-drafts'

export const globalTemplateSlice = slice(globalTemplateRoutes, {
  createGlobalSubjectTemplate: ({ call, body }) => createGlobalSubjectTemplate(call, body),
  listGlobalDrafts: ({ call, list }) => listGlobalDrafts(call, list),
  changeTemplateCountry: ({ call, body }) => changeTemplateCountry(call, body),
  changeTemplateAudience: ({ call, body }) => changeTemplateAudience(call, body),
  createGlobalDomainTemplate: ({ call, params, body }) =>
    createGlobalDomainTemplate(call, params.schoolSubjectId, body),
  createGlobalCompetenceTemplate: ({ call, params, body }) =>
    createGlobalCompetenceTemplate(call, params.domainId, body),
})
