import { subjectTemplateRoutes } from '@lernspur/contracts/school-admin/subject-template.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { deleteTemplates } from './delete-templates'
import { importTemplates } from './import-templates'
import { listSubjectTemplates } from './list-subject-templates'
import { listTemplateUpdates, newVersions } from './update/list-template-updates'
import { updateTemplates } from './update/update-templates'

export const subjectTemplateSlice = slice(subjectTemplateRoutes, {
  listSubjectTemplates: ({ call, list }) => listSubjectTemplates(call, list),
  importTemplates: ({ call, body }) => importTemplates(call, body ?? {}),
  listTemplateUpdates: ({ call }) => listTemplateUpdates(call),
  getNewTemplateVersions: ({ call }) => newVersions(call),
  updateTemplates: ({ call, body }) => updateTemplates(call, body),
  deleteTemplates: ({ call }) => deleteTemplates(call),
  copyTemplatesOfLevel: ({ call, params }) => importTemplates(call, { schoolLevels: [Number(params.schoolLevel)] }),
})
