import { type ProgramScope, programScopes } from '@lernspur/contracts/wire/program-scope'
import type { RouteSpec } from '@lernspur/contracts/wire/route'
import type { Database } from '@lernspur/database/connection/connect'
import { ApiError } from '../call/api-error'
import { requestLanguage } from '../session/language'
import { findProgram, movedAddressOf } from '../session/program'
import type { Session } from '../session/session'
import { refuseMoved, requireAccess } from './gate'

const texts = {
  token: {
    de: 'Dieses Token ist unbekannt, abgelaufen oder widerrufen, oder wer es erstellt hat, ist dort nicht mehr Administrator.',
    en: 'This token is unknown, expired or revoked, or whoever made it is no longer an admin there.',
  },
  closed: {
    de: 'Diesen Aufruf macht nur ein Mensch.',
    en: 'Only a person makes this call.',
  },
  scope: {
    de: 'Das Token erlaubt diesen Aufruf nicht; er braucht',
    en: 'The token does not allow this call, which needs',
  },
} as const

/** Why a call cannot be open to programs (rule program.2); undefined for one that can. */
export const programFlaw = (route: RouteSpec): string | undefined => {
  const { program, access, method, confirmation, response } = route
  if (program === undefined) return undefined
  if (access === 'public' || access === 'session') return 'is open to programs without a role'
  if (confirmation !== undefined) return 'is open to programs and needs a confirmation'
  if (response === 'events') return 'is open to programs and never ends'
  if ((programScopes[program] === 'provider') !== (access === 'provider')) return 'is open to programs of others'
  if (program.endsWith(':read') !== (method === 'GET')) return 'is open to programs by a scope of another kind'
  return undefined
}

const has = (scopes: readonly string[], scope: ProgramScope): boolean => scopes.includes(scope)

/**
 * The program of a call, when its token opens the call: INVALID_TOKEN for a token that opens nothing, TOO_MANY_REQUESTS
 * beyond its rate, NO_PERMISSION for a call that is not open to programs, or whose scope it lacks (rules program.2 to
 * program.5), SCHOOL_MOVED for a school that is at another address now. Then the rules hold that hold for its maker.
 */
export const requireProgram = async (
  request: Request,
  route: RouteSpec,
  token: string,
  db: Database,
  requestId: string,
): Promise<Session> => {
  const language = requestLanguage(request.headers)
  const found = await findProgram(db, token, requestId)
  const address = found ? undefined : await movedAddressOf(db, token)
  if (address !== undefined) refuseMoved(request, null, address)
  if (!found) throw new ApiError('INVALID_TOKEN', [{ path: 'authorization', message: texts.token[language] }])
  const { session, waitSeconds } = found
  if (waitSeconds > 0) throw new ApiError('TOO_MANY_REQUESTS', undefined, { retryAfter: waitSeconds })
  const { program: scope } = route
  if (scope === undefined)
    throw new ApiError('NO_PERMISSION', [{ path: 'authorization', message: texts.closed[language] }])
  if (!has(session.program.scopes, scope))
    throw new ApiError('NO_PERMISSION', [{ path: 'authorization', message: `${texts.scope[language]} ${scope}.` }])
  return requireAccess(request, route, session)
}
