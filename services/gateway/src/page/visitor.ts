import { createHash } from 'node:crypto'
import { anybody, type Visitor } from '@lernspur/release/serve/chosen'
import type { LiveRegistry } from '@lernspur/release/serve/live-registry'
import { socketPath } from '@lernspur/service-kit/config'
import { readTokens } from '@lernspur/service-kit/csrf'
import type { GatewayConfig } from '../gateway-config'
import type { Visit } from '../visit'

/** Milliseconds that identity gets to say which school a session belongs to; a page does not wait longer. */
const timeoutMs = 1_000

/** The same for all visits of one user or one browser, and evenly spread: 0 to 99. */
const bucketOf = (key: string): number => createHash('sha256').update(key).digest().readUInt32BE() % 100

interface Known {
  readonly userId: string
  readonly tenantId: string | undefined
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Undefined where nobody is signed in, and when identity does not answer. */
const knownOf = async (cookie: string, runDir: string): Promise<Known | undefined> => {
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

/**
 * Who a page is for. A user keeps his place among the hundred on every device; whoever is not signed in keeps it with his
 * browser. Users and schools are asked for only while some unit has a canary or some school stays on a version of its own.
 */
export const createVisitors =
  ({ publicUrl, runDir }: GatewayConfig, releases: Pick<LiveRegistry, 'hasPins' | 'lines'>) =>
  async ({ request: { headers } }: Visit): Promise<Visitor> => {
    const { session, preSession } = readTokens(headers, publicUrl)
    if (session === undefined) return preSession === undefined ? anybody : { bucket: bucketOf(preSession) }
    if (!releases.hasPins() && releases.lines().every(({ canary }) => !canary)) return anybody
    const known = await knownOf(headers.get('cookie') ?? '', runDir)
    return known ? { bucket: bucketOf(known.userId), tenantId: known.tenantId } : anybody
  }
