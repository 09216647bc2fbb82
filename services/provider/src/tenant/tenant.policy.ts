import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'

/** Only admins of the provider delete schools; others get NO_PERMISSION (rule keeping.4). */
export const requireProviderAdmin = ({ actor }: Call): void => {
  if (actor.roleType !== 'admin') refuse('NO_PERMISSION')
}
