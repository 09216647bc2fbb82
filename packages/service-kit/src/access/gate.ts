import type { Access } from '@lernspur/contracts/access'
import type { Database } from '@lernspur/database/connect'
import { Refusal } from '../call/refusal'
import { hasCsrfToken, readTokens } from '../session/csrf'
import { resolveSession } from '../session/resolve-session'
import type { Session } from '../session/session'

interface GateOptions {
  readonly db: Database
  readonly secret: string
  readonly publicUrl: string
}

const isRead = (request: Request): boolean => request.method === 'GET' || request.method === 'HEAD'

/** Whether a session may make calls of this rule. Rights on one class are the verb's to check. */
const mayEnter = (access: Access, role: Session['role']): boolean => {
  if (access === 'public' || access === 'session') return true
  if (role === null) return false
  if (access === 'manager') return role.roleType !== 'user'
  return access !== 'provider' || role.isProvider
}

/**
 * Decides from headers alone whether a call may be made, before anything of it is parsed. INVALID_TOKEN without a
 * session or CSRF token, NO_PERMISSION when the role does not suffice. Undefined for public calls.
 */
export const admit = async (request: Request, access: Access, options: GateOptions): Promise<Session | undefined> => {
  const isPublic = access === 'public'
  if (!isRead(request) && !hasCsrfToken(request.headers, options, isPublic)) throw new Refusal('INVALID_TOKEN')
  if (isPublic) return undefined
  const token = readTokens(request.headers, options.publicUrl).session
  const session = token === undefined ? undefined : await resolveSession(options.db, token)
  if (!session) throw new Refusal('INVALID_TOKEN')
  if (!mayEnter(access, session.role)) throw new Refusal('NO_PERMISSION')
  return session
}
