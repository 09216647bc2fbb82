import { classTemplateRoutes } from '@lernspur/contracts/school-admin/school/class-template.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { createClassTemplate } from './create-class-template'
import { deleteClassTemplate } from './delete-class-template'
import { getTemplateContents } from './get-template-contents'
import { listClassTemplates } from './list-class-templates'
import { restoreClassTemplate } from './restore-class-template'
import { setUpFromClassTemplate } from './set-up-from-class-template'
import { startFromClassTemplate } from './start-from-class-template'
import { updateClassTemplate } from './update-class-template'

export const classTemplateSlice = slice(classTemplateRoutes, {
  listClassTemplates: ({ call, list }) => listClassTemplates(call, list),
  getTemplateContents: ({ call, params }) => getTemplateContents(call, params.id),
  createClassTemplate: ({ call, params, body }) => createClassTemplate(call, params.id, body.name),
  updateClassTemplate: ({ call, params, body }) => updateClassTemplate(call, params.id, body.name),
  deleteClassTemplate: ({ call, params }) => deleteClassTemplate(call, params.id),
  restoreClassTemplate: ({ call, params }) => restoreClassTemplate(call, params.id),
  setUpFromClassTemplate: ({ call, params, body }) => setUpFromClassTemplate(call, params.id, body.schoolClassIds),
  startFromClassTemplate: ({ call, params, body }) => startFromClassTemplate(call, params.id, body),
})
