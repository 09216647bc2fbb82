import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '../call/api-error'
import type { Actor } from '../session/actor'

/** Requires somebody who manages the provider: what its plain members do not decide (rule role.4). */
export const requireProviderManager = ({ roleType }: Actor, refusal: ErrorCode): void => {
  if (roleType === 'user') refuse(refusal)
}
