import { anyVisitor, positionOf, type Visitor } from '@lernspur/release/serve/chosen'
import type { LiveRegistry } from '@lernspur/release/serve/live-registry'
import { socketPath } from '@lernspur/service-kit/process/config'
import { readTokens } from '@lernspur/service-kit/session/csrf'
import type { GatewayConfig } from '../gateway-config'
import type { Visit } from '../request/visit'

/** Milliseconds that identity gets to say which school a session belongs to; a page does not wait longer. */
const timeoutMs = 1_000

/** The same for all visits of one user or one browser. */
const bucketOf = (key: string) => {
  const { position: bucket, digest: user } = positionOf(key)
  return { bucket, user }
}

interface KnownUser {
  readonly userId: string
  readonly tenantId: string | undefined
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Undefined where nobody is signed in, and when identity does not answer. */
const findKnownUser = async (cookie: string, runDir: string): Promise<KnownUser | undefined> => {
  try {
    const response = await fetch('http://service/api/auth/whoami', {
      headers: { cookie },
      signal: AbortSignal.timeout(timeoutMs),
      unix: socketPath(runDir, 'identity'),
    })
    const { data } = (await response.json()) as { data?: { id?: unknown; currentTenantId?: unknown } }
    const userId = textOf(data?.id)
    return userId === undefined ? undefined : { userId, tenantId: textOf(data?.currentTenantId) }
  } catch {
    return undefined
  }
}

interface CachedVisitor {
  readonly at: number
  readonly visitor: Visitor
}

/** Milliseconds for which the calls of a page go where the page went; any longer would miss a change of school. */
const rememberedMs = 30_000
/** Sessions remembered at a time; beyond that, the oldest is forgotten. */
const maxCached = 10_000

/** Tells who a visitor is. */
export interface Visitors {
  /** For a page, asking identity each time. */
  ofPage(visit: Visit): Promise<Visitor>
  /** For a call, as remembered from a recent page or call. */
  ofCall(visit: Visit): Promise<Visitor>
}

/**
 * A user has the same place among the hundred on every device, anybody else in one browser. Users and schools are
 * looked up only while some visitors get something else than others.
 */
export const createVisitors = (
  { publicUrl, runDir }: GatewayConfig,
  releases: Pick<LiveRegistry, 'differsByVisitor'>,
): Visitors => {
  const cache = new Map<string, CachedVisitor>()
  const pending = new Map<string, Promise<Visitor>>()

  const ask = async (session: string, cookie: string): Promise<Visitor> => {
    const known = await findKnownUser(cookie, runDir)
    // While identity does not answer, nobody changes versions.
    if (!known) return cache.get(session)?.visitor ?? anyVisitor
    const visitor = { ...bucketOf(known.userId), tenantId: known.tenantId, isUser: true }
    const [first] = cache.keys()
    if (cache.size >= maxCached && first !== undefined) cache.delete(first)
    cache.delete(session)
    cache.set(session, { at: performance.now(), visitor })
    return visitor
  }
  const askOnce = (session: string, cookie: string): Promise<Visitor> => {
    const known = pending.get(session) ?? ask(session, cookie).finally(() => pending.delete(session))
    pending.set(session, known)
    return known
  }

  const visitorOf = async ({ request: { headers } }: Visit, maxAge: number): Promise<Visitor> => {
    const { session, preSession } = readTokens(headers, publicUrl)
    if (session === undefined) return preSession === undefined ? anyVisitor : bucketOf(preSession)
    if (!releases.differsByVisitor()) return anyVisitor
    const known = cache.get(session)
    if (known && performance.now() - known.at < maxAge) return known.visitor
    return await askOnce(session, headers.get('cookie') ?? '')
  }
  return {
    ofPage: (visit) => visitorOf(visit, 0),
    ofCall: (visit) => visitorOf(visit, rememberedMs),
  }
}
