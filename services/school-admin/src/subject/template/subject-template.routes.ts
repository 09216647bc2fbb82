import { subjectTemplateRoutes } from '@lernspur/contracts/subject-template.contract'
import { slice } from '@lernspur/service-kit/slice'
import { deleteTemplates } from './delete-templates'
import { importTemplates } from './import-templates'
import { listSubjectTemplates } from './list-subject-templates'

export const subjectTemplateSlice = slice(subjectTemplateRoutes, {
  listSubjectTemplates: ({ call, list }) => listSubjectTemplates(call, list),
  importTemplates: ({ call, body }) => importTemplates(call, body?.schoolLevels ?? null),
  deleteTemplates: ({ call }) => deleteTemplates(call),
  copyTemplatesOfLevel: ({ call, params }) => importTemplates(call, [Number(params.schoolLevel)]),
})
