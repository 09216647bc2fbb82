import { globalTemplateRoutes } from '@lernspur/contracts/provider/global-template.contract'
import { callsOf } from '../derive/calls'

// Templates are read as subjects and domains of the provider's tenant as well.
/** @public */
export const globalTemplateCalls = callsOf('global-template', globalTemplateRoutes, {
  stale: ['global-template', 'template-version', 'subject', 'competence'],
})
