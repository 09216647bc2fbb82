import { classTemplateRoutes } from '@lernspur/contracts/class-template.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const classTemplateCalls = callsOf('class-template', classTemplateRoutes, {
  calls: {
    createClassTemplate: { showsFailure: true },
    deleteClassTemplate: { showsFailure: true },
    restoreClassTemplate: { showsFailure: true },
    startFromClassTemplate: {
      stale: ['school-class', 'subject', 'competence', 'performance-assessment', 'performance-visual'],
    },
  },
})

/** Templates of the school that classes start from, by name. */
export const classTemplateListQuery = classTemplateCalls.listClassTemplates
