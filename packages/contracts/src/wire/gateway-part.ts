/** A request that the gateway answers itself, whoever calls: method and path. */
type OpenRequest = `${'GET' | 'POST'} /${string}`

/**
 * What the gateway answers itself, without asking who calls, and beyond the calls of the contract that need no sign-in.
 * Each part has requests for what it costs: `bun run bench` measures other calls beside somebody who repeats them (rule
 * call.10). The gateway has no other parts.
 */
export const gatewayParts = {
  docs: ['GET /api/docs', 'GET /api/openapi.json', 'GET /api/docs/openapi.json'],
  releases: ['POST /api/releases/commands', 'POST /api/releases/files', 'GET /api/releases/service'],
  case: ['GET /ims/case/v1p1/CFDocuments', 'GET /ims/case/v1p1/CFPackages/unknown'],
  api: ['GET /api/classes', 'GET /api/unknown', 'GET /api/healthcheck'],
  probes: ['GET /live', 'GET /ready'],
  counts: ['POST /mfe/counts'],
  spans: ['POST /mfe/spans'],
  development: ['GET /mfe/dev', 'POST /mfe/dev', 'POST /mfe/dev/builds', 'POST /mfe/dev/end'],
  preview: ['GET /mfe/preview', 'POST /mfe/preview', 'POST /mfe/preview/end'],
  files: ['GET /mfe/registry.json', 'GET /mfe/offline.json', 'GET /mfe/teacher/0.1.0-00000000/entry.js'],
  securityContact: ['GET /.well-known/security.txt'],
  webApp: ['GET /app.webmanifest', 'GET /app-icons/icon-192.png'],
  worker: ['GET /sw.js'],
  mails: ['GET /dev/mails', 'GET /dev/mails.json'],
  pages: ['GET /auth/login', 'GET /class/1/skills'],
} as const satisfies Readonly<Record<string, readonly [OpenRequest, ...OpenRequest[]]>>

export type GatewayPart = keyof typeof gatewayParts
