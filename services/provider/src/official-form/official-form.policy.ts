import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'

/** Admins and managers of the provider edit and publish forms; its members only read them (rule form.8). */
export const requireFormEditor = ({ actor }: Call, code: ErrorCode): void => {
  if (actor.roleType === 'user') refuse(code)
}
