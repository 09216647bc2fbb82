import { templateVersionRoutes } from '@lernspur/contracts/provider/template-version.contract'
import { callsOf } from '../derive/calls'

// Drafts show how they stand to their versions.
/** @public */
export const templateVersionCalls = callsOf('template-version', templateVersionRoutes, {
  stale: ['template-version', 'global-template', 'subject'],
})
