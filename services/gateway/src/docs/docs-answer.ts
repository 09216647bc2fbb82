import type { ServiceName } from '@lernspur/contracts/wire/route'
import type { GatewayConfig } from '../gateway-config'
import { refuse, upstreamUnavailable } from '../request/refusal'
import type { Answer, Visit } from '../request/visit'
import { apiDescription } from './api-description'
import { docsPage, pageDocumentPath } from './docs-page'
import { openScalarFiles, scalarFolder } from './scalar-files'

const documentPath = '/api/openapi.json'
const pagePath = '/api/docs'

/** Whether a path belongs to the description of all calls. */
export const isDocsPath = (path: string): boolean =>
  path === documentPath || path === pagePath || path.startsWith(`${pagePath}/`)

/** Answers those paths: the description as JSON, the page that shows it, and the scripts of that page. */
export const createDocs = (
  { runDir, publicUrl }: GatewayConfig,
  services: () => readonly ServiceName[],
): ((visit: Visit) => Promise<Answer>) => {
  const description = apiDescription(runDir, services, publicUrl)
  const scalarFile = openScalarFiles()
  return async ({ request, url: { pathname }, language, requestId }) => {
    if (pathname === pagePath) return { route: pagePath, response: docsPage() }
    if (pathname === documentPath || pathname === pageDocumentPath) {
      const found = await description()
      const file = pathname === documentPath ? found?.document : found?.pageDocument
      const response = file ? await file.answer(request) : upstreamUnavailable(503, language, requestId)
      return { route: pathname, response }
    }
    const file = await scalarFile(pathname)
    return {
      route: scalarFolder,
      response: file ? await file.answer(request) : refuse('NOT_FOUND', language, requestId),
    }
  }
}
