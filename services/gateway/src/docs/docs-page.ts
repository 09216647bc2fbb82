import { newToken } from '@lernspur/service-kit/session/token'
import { documentHeaders } from '../request/security-headers'
import { scalarModule } from './scalar-files'

/** Path of the document that the page shows. */
export const pageDocumentPath = '/api/docs/openapi.json'

/**
 * The page describes calls and makes none: a call with the reader's session would change real data. It loads nothing
 * from other origins, which its policy would refuse anyway.
 */
const configuration = {
  url: pageDocumentPath,
  agent: { disabled: true },
  mcp: { disabled: true },
  telemetry: false,
  withDefaultFonts: false,
  hideClientButton: true,
  hideTestRequestButton: true,
  showDeveloperTools: 'never',
}

/**
 * Runs before the library: its zod would try `eval`, and it gives the nonce, which it reads from the meta element, only
 * to the first of three style elements.
 */
const preparation = (nonce: string): string => `globalThis.__zod_globalConfig = { jitless: true }
const createElement = document.createElement
document.createElement = function (name, options) {
  const element = createElement.call(this, name, options)
  if (name === 'style') element.nonce = '${nonce}'
  return element
}`

const html = (nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><meta property="csp-nonce" content="${nonce}">
<title>API · Lernspur</title></head>
<body><div id="reference"></div>
<noscript>All calls of this installation, as a document of <a href="openapi.json">OpenAPI 3.1</a>.</noscript>
<script nonce="${nonce}">${preparation(nonce)}</script>
<script nonce="${nonce}" type="module">
import { createApiReference } from '${scalarModule}'
createApiReference('#reference', ${JSON.stringify(configuration)})
</script></body></html>
`

/** The page that shows the description of all calls. */
export const docsPage = (): Response => {
  const nonce = newToken()
  return new Response(html(nonce), {
    headers: { ...documentHeaders(nonce), 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' },
  })
}
