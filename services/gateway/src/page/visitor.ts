import { createHash } from 'node:crypto'
import { anybody, type Visitor } from '@lernspur/release/serve/chosen'
import type { LiveRegistry } from '@lernspur/release/serve/live-registry'
import { socketPath } from '@lernspur/service-kit/config'
import { readTokens } from '@lernspur/service-kit/csrf'
import type { GatewayConfig } from '../gateway-config'
import type { Visit } from '../visit'

/** Milliseconds that identity gets to say which school a session belongs to; a page does not wait longer. */
const timeoutMs = 1_000

/** The same for all visits with one token, and evenly spread: 0 to 99. */
const bucketOf = (token: string): number => createHash('sha256').update(token).digest().readUInt32BE() % 100

const schoolOf = async (cookie: string, runDir: string): Promise<string | undefined> => {
  try {
    const response = await fetch('http://service/api/auth/whoami', {
      headers: { cookie },
      signal: AbortSignal.timeout(timeoutMs),
      unix: socketPath(runDir, 'identity'),
    })
    const { data } = (await response.json()) as { data?: { currentTenantId?: unknown } }
    return typeof data?.currentTenantId === 'string' ? data.currentTenantId : undefined
  } catch {
    return undefined
  }
}

/**
 * Who a page is for. A browser keeps its place among the hundred by its session, so no further cookie is set; its school
 * is asked for only while some school stays on a version of its own.
 */
export const createVisitors =
  ({ publicUrl, runDir }: GatewayConfig, releases: Pick<LiveRegistry, 'hasPins'>) =>
  async ({ request: { headers } }: Visit): Promise<Visitor> => {
    const { session, preSession } = readTokens(headers, publicUrl)
    const token = session ?? preSession
    if (token === undefined) return anybody
    const bucket = bucketOf(token)
    if (session === undefined || !releases.hasPins()) return { bucket }
    return { bucket, tenantId: await schoolOf(headers.get('cookie') ?? '', runDir) }
  }
