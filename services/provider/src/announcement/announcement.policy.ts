import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'

/** Admins and managers of the provider publish announcements; its members only read them (rule announcement.1). */
export const requireAnnouncer = ({ actor }: Call, code: ErrorCode): void => {
  if (actor.roleType === 'user') refuse(code)
}
