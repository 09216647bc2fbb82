import type { Access } from '@lernspur/contracts/wire/access'
import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { ApiError } from '../call/api-error'
import { type CsrfConfig, hasCsrfToken, readTokens } from '../session/csrf'
import { requestLanguage } from '../session/language'
import type { Session } from '../session/session'
import { closingTexts, movingTexts } from '../tenant/closing/closing-texts'

/** Where a school is that has moved (rule move.3). */
const movedTexts = {
  de: (address: string) => `Sie finden Ihre Schule jetzt unter ${address}.`,
  en: (address: string) => `You find your school at ${address} now.`,
} as const

/** Refuses a call about a school that is at another address now. */
export const refuseMoved = (request: Request, language: Session['language'], address: string): never => {
  const message = movedTexts[requestLanguage(request.headers, language)](address)
  throw new ApiError('SCHOOL_MOVED', [{ path: 'tenant', message }])
}

/** Why whoever has registered, and whom no school has let in so far, makes no call of a school (rule class-right.6). */
const outsideTexts = {
  de: 'Hier lässt Sie noch keine Schule mitarbeiten. Nehmen Sie zuerst ihre Einladung an, und warten Sie, falls die Schule sie noch bestätigen muss.',
  en: 'No school has let you in here so far. First accept its invitation, and wait if the school still has to confirm it.',
} as const

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** Whether a session may make calls of this rule. Rights on one class are the verb's to check. */
const mayEnter = (access: Access, role: Session['role']): boolean => {
  if (access === 'public' || access === 'session') return true
  if (role === null) return false
  if (access === 'manager') return role.roleType !== 'user'
  if (access === 'admin') return role.roleType === 'admin'
  return access !== 'provider' || role.isProvider
}

type GatedRoute = Pick<RouteSpec, 'access' | 'whileClosing' | 'isServerCall'>

/**
 * Nothing of a school that waits to be closed, or moves, may change (rules keeping.4 and move.2), except what concerns the
 * person alone.
 */
const requireOpenSchool = (request: Request, { access, whileClosing }: GatedRoute, session: Session): void => {
  if (isReading(request.method) || access === 'session' || whileClosing || !session.isClosing) return
  const texts = session.isMoving ? movingTexts : closingTexts
  const message = texts[requestLanguage(request.headers, session.language)]
  throw new ApiError('NO_PERMISSION', [{ path: 'tenant', message }])
}

/**
 * Decides from headers alone whether a call may be made, before anything of it is parsed or looked up: the token of its
 * session, undefined for public calls. INVALID_TOKEN without a session or CSRF token.
 */
export const requireToken = (
  { method, headers }: Request,
  { access, isServerCall }: GatedRoute,
  config: CsrfConfig,
): string | undefined => {
  const isPublic = access === 'public'
  // Another server has no cookies that a page could make it send.
  if (isServerCall && isPublic) return undefined
  const tokens = readTokens(headers, config.publicUrl)
  if (!isReading(method) && !hasCsrfToken(headers, tokens, config.secret, isPublic)) throw new ApiError('INVALID_TOKEN')
  if (isPublic) return undefined
  if (tokens.session === undefined) throw new ApiError('INVALID_TOKEN')
  return tokens.session
}

/**
 * The session of a call, when it may make the call: INVALID_TOKEN when it has ended, NO_PERMISSION when the role does not
 * suffice or the school is being closed, SCHOOL_MOVED when it is at another address now.
 */
export const requireAccess = (request: Request, route: GatedRoute, session: Session | undefined): Session => {
  if (!session) throw new ApiError('INVALID_TOKEN')
  if (!mayEnter(route.access, session.role)) {
    if (session.movedTo !== undefined) refuseMoved(request, session.language, session.movedTo)
    const message = outsideTexts[requestLanguage(request.headers, session.language)]
    throw new ApiError('NO_PERMISSION', session.role === null ? [{ path: 'role', message }] : undefined)
  }
  requireOpenSchool(request, route, session)
  return session
}
