import type { Access } from '@lernspur/contracts/access'
import type { RouteSpec } from '@lernspur/contracts/route'
import type { Database } from '@lernspur/database/connect'
import { Refusal } from '../call/refusal'
import { hasCsrfToken, readTokens } from '../session/csrf'
import { requestLanguage } from '../session/language'
import { resolveSession } from '../session/resolve-session'
import type { Session } from '../session/session'

interface GateOptions {
  readonly db: Database
  readonly secret: string
  readonly publicUrl: string
}

const closingTexts = {
  de: 'Die Schule wird geschlossen. Bis dahin kann nur gelesen werden.',
  en: 'The school is being closed. Until then it can only be read.',
} as const

const isRead = (request: Request): boolean => request.method === 'GET' || request.method === 'HEAD'

/** Whether a session may make calls of this rule. Rights on one class are the verb's to check. */
const mayEnter = (access: Access, role: Session['role']): boolean => {
  if (access === 'public' || access === 'session') return true
  if (role === null) return false
  if (access === 'manager') return role.roleType !== 'user'
  if (access === 'admin') return role.roleType === 'admin'
  return access !== 'provider' || role.isProvider
}

type Gated = Pick<RouteSpec, 'access' | 'whileClosing'>

/** Nothing of a school that waits to be closed changes (rule keeping.4); what is about the person alone still may. */
const requireOpenSchool = (request: Request, { access, whileClosing }: Gated, session: Session): void => {
  if (isRead(request) || access === 'session' || whileClosing || !session.isClosing) return
  const message = closingTexts[requestLanguage(request.headers, session.language)]
  throw new Refusal('NO_PERMISSION', [{ path: 'tenant', message }])
}

/**
 * Decides from headers alone whether a call may be made, before anything of it is parsed. INVALID_TOKEN without a
 * session or CSRF token, NO_PERMISSION when the role does not suffice or the school is being closed. Undefined for
 * public calls.
 */
export const admit = async (request: Request, route: Gated, options: GateOptions): Promise<Session | undefined> => {
  const { access } = route
  const isPublic = access === 'public'
  if (!isRead(request) && !hasCsrfToken(request.headers, options, isPublic)) throw new Refusal('INVALID_TOKEN')
  if (isPublic) return undefined
  const token = readTokens(request.headers, options.publicUrl).session
  const session = token === undefined ? undefined : await resolveSession(options.db, token)
  if (!session) throw new Refusal('INVALID_TOKEN')
  if (!mayEnter(access, session.role)) throw new Refusal('NO_PERMISSION')
  requireOpenSchool(request, route, session)
  return session
}
