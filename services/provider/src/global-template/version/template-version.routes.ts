import { templateVersionRoutes } from '@lernspur/contracts/provider/template-version.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { changeTemplateVersion } from './change-template-version'
import { listTemplateVersions } from './list-template-versions'
import { previewPublication } from './preview-publication'
import { publishTemplates } from './publish-templates'

export const templateVersionSlice = slice(templateVersionRoutes, {
  listTemplateVersions: ({ call, list }) => listTemplateVersions(call, list),
  previewPublication: ({ call }) => previewPublication(call),
  publishTemplates: ({ call, body }) => publishTemplates(call, body),
  changeTemplateVersion: ({ call, params, body }) =>
    changeTemplateVersion(call, params.templateVersionId, body.isWithdrawn),
})
