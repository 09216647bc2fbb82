import type { ServedRegistry } from '@lernspur/release/serve/live-registry'

/** Answers `/mfe/registry.json`: always revalidated, 304 when unchanged. It may differ by visitor. */
export const registryAnswer = (request: Request, { content, etag }: ServedRegistry): Response => {
  const headers = {
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Cookie',
    etag,
  }
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag)
    ? new Response(null, { status: 304, headers })
    : new Response(content, { headers })
}
