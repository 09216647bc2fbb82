import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'

/** Only admins of the provider vouch for schools and revoke their keys (rules signature.10, signature.11). */
export const requireConfirmer = ({ actor }: Call, refusal: ErrorCode = 'NO_PERMISSION'): void => {
  if (actor.roleType !== 'admin') refuse(refusal)
}
