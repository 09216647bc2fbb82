import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'

/** Only admins of the provider make, change and delete schools (rules keeping.4, school.7). */
export const requireProviderAdmin = ({ actor }: Call, refusal: ErrorCode = 'NO_PERMISSION'): void => {
  if (actor.roleType !== 'admin') refuse(refusal)
}
