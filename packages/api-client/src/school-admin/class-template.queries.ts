import { classTemplateRoutes } from '@lernspur/contracts/school-admin/school/class-template.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const classTemplateCalls = callsOf('class-template', classTemplateRoutes, {
  calls: {
    setUpFromClassTemplate: {
      stale: ['school-class', 'subject', 'competence', 'performance-assessment', 'performance-visual', 'student'],
    },
    startFromClassTemplate: {
      stale: ['school-class', 'subject', 'competence', 'performance-assessment', 'performance-visual'],
    },
  },
})

/** Templates of the school that classes start from, by name. */
export const classTemplateListQuery = classTemplateCalls.listClassTemplates
