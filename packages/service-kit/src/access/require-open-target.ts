import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { refuse } from '../call/api-error'
import type { Database } from '../call/call'
import { closingTexts, movingTexts } from '../tenant/closing/closing-texts'
import { isMoving } from '../tenant/tenant-row'

/** The school that a call of the provider changes, by its path; undefined for all other calls. */
const changedSchool = ({ access, method, whileClosing }: RouteSpec, params: unknown): string | undefined => {
  if (access !== 'provider' || method === 'GET' || whileClosing) return undefined
  const tenantId: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'tenantId') : undefined
  return typeof tenantId === 'string' ? tenantId : undefined
}

/**
 * Refuses with NO_PERMISSION what the provider would change at a school that waits to be closed or moves: until then it is only
 * read, by whomever (rules keeping.4 and move.2).
 */
export const requireOpenTarget = async (
  db: Database,
  route: RouteSpec,
  params: unknown,
  language: Language,
): Promise<void> => {
  const tenantId = changedSchool(route, params)
  if (tenantId === undefined) return
  const [closing] = await db<{ isMoving: boolean }[]>`
    select ${isMoving(db)} as is_moving from tenant t where t.id = ${tenantId} and t.closes_at is not null`
  if (!closing) return
  refuse('NO_PERMISSION', [{ path: 'tenant', message: (closing.isMoving ? movingTexts : closingTexts)[language] }])
}
