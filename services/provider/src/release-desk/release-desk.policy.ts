import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'

/** Only admins of the provider who have a second factor see and switch releases (rule desk.5). */
export const requireReleaser = async ({ actor, db }: Call): Promise<void> => {
  if (actor.roleType !== 'admin') refuse('NO_PERMISSION')
  const found = await db`
    select from two_factor tf where tf.user_id = ${actor.userId} and tf.turned_on_at is not null`
  if (found.length === 0) refuse('NO_PERMISSION')
}
