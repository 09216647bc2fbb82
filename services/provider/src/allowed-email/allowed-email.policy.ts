import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** Requires somebody who manages the provider: who may register is not for its plain members to decide (rule role.4). */
export const requireProviderManager = ({ roleType }: Actor, refusal: ErrorCode): void => {
  if (roleType === 'user') refuse(refusal)
}
