import { confirmationMinutes } from '@lernspur/contracts/identity/confirmation.contract'
import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { refuse } from '../call/api-error'
import type { Database } from '../call/call'
import type { Session } from '../session/session'

/** Whether a call with this body needs a recent confirmation of its session. */
const needsConfirmation = ({ confirmation }: RouteSpec, body: unknown): boolean => {
  if (confirmation === undefined || confirmation === 'always') return confirmation === 'always'
  const { field, value } = confirmation
  const sent: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined
  return value === undefined ? sent !== undefined : sent === value
}

/**
 * Refuses a call that needs a recent confirmation of its session with CONFIRMATION_REQUIRED, where there is none (rule
 * session.5). Other calls cost nothing.
 */
export const requireConfirmation = async (
  db: Database,
  route: RouteSpec,
  session: Session | undefined,
  body: unknown,
): Promise<void> => {
  if (!session || !needsConfirmation(route, body)) return
  const [found] = await db<{ isConfirmed: boolean }[]>`
    select is_session_confirmed(${session.sessionId}, ${confirmationMinutes}) as is_confirmed`
  if (!found?.isConfirmed) refuse('CONFIRMATION_REQUIRED')
}
