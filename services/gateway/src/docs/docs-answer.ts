import type { LinkedDocument } from '@lernspur/service-kit/openapi/openapi-document'
import { resolveReferences } from '@lernspur/service-kit/openapi/resolve-references'
import { newToken } from '@lernspur/service-kit/session/token'
import { docsPage } from './docs-page'

const documentPath = '/api/openapi.json'
const pagePath = '/api/docs'

/** Whether a path is one of the two that serve the API description. */
export const isDocsPath = (path: string): boolean => path === documentPath || path === pagePath

const answer = (body: string, type: string, policy?: string): Response =>
  new Response(body, {
    headers: {
      'cache-control': 'no-cache',
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
      ...(policy && { 'content-security-policy': policy }),
    },
  })

/** The description of all calls, as JSON or as a page. */
export const docsAnswer = (path: string, document: LinkedDocument): Response => {
  if (path === documentPath) return answer(JSON.stringify(document), 'application/json; charset=utf-8')
  const nonce = newToken()
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return answer(docsPage(resolveReferences(document), nonce), 'text/html; charset=utf-8', policy)
}
