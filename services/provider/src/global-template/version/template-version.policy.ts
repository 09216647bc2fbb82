import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'

/** Only managers and admins of the provider publish, withdraw and set countries (rule template.1); others get `refusal`. */
export const requireProviderLead = ({ actor }: Call, refusal: ErrorCode): void => {
  if (actor.roleType === 'user') refuse(refusal)
}
