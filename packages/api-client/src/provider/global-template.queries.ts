import { globalTemplateRoutes } from '@lernspur/contracts/global-template.contract'
import { callsOf } from '../derive/calls'

// Templates are read as subjects and domains of the school that the provider is.
/** @public */
export const globalTemplateCalls = callsOf('global-template', globalTemplateRoutes, {
  stale: ['subject', 'competence'],
})
