import type { ServedRegistry } from '@lernspur/release/serve/live-registry'
import { hasVersion } from '../request/entity-tag'

/** Answers `/mfe/registry.json`: always revalidated, 304 when unchanged. It may differ by visitor. */
export const registryAnswer = (request: Request, { content, etag }: ServedRegistry): Response => {
  const headers = {
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Cookie',
    etag,
  }
  return hasVersion(request, etag) ? new Response(null, { status: 304, headers }) : new Response(content, { headers })
}
