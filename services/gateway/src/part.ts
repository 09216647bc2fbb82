import { casePath } from '@lernspur/contracts/school-admin/subject/case-provider.contract'
import type { GatewayPart } from '@lernspur/contracts/wire/gateway-part'
import { appIconFolder, webManifestPath } from '@lernspur/federation/page'
import { consentPath } from '@lernspur/release/development-statement'
import { previewPath } from '@lernspur/release/preview'
import { releasesPath } from '@lernspur/release/team/team-command'
import Negotiator from 'negotiator'
import { isProbe } from './api/probes'
import { countsPath } from './count/counts-answer'
import { devMailsPath } from './dev-mails'
import { isDocsPath } from './docs/docs-answer'
import { workerPath } from './offline/worker-answer'
import { spansPath } from './page-trace/spans-answer'
import { securityContactPath } from './security-contact'

/** Whether a method changes nothing. */
export const readsOnly = (method: string): boolean => method === 'GET' || method === 'HEAD'
/** Files have an extension and paths of the interface have none: a missing file is 404, never the page. */
const namesFile = (path: string): boolean => /\.[A-Za-z][A-Za-z0-9]*$/.test(path)
/** Browsers accept HTML explicitly; command-line clients and crawlers accept anything, or send no header. */
const acceptsHtml = (accept: string | null): boolean =>
  new Negotiator({ headers: { accept: accept ?? undefined } }).mediaType(['text/html']) !== undefined

/**
 * Where metrics are read, but never here (rule operation.1): whoever reads them from the wrong port is told so, instead of
 * being given a page.
 */
const metricsPage = '/metrics'

const isBelow = (path: string, top: string): boolean => path === top || path.startsWith(`${top}/`)

/** The part that takes a request, in this order; undefined for none. */
export const partOf = ({ method, headers }: Request, path: string): GatewayPart | undefined => {
  const isRead = readsOnly(method)
  if (isRead && isDocsPath(path)) return 'docs'
  if (isBelow(path, releasesPath)) return 'releases'
  if (isBelow(path, '/api')) return 'api'
  if (isBelow(path, casePath)) return 'case'
  if (isProbe(path)) return 'probes'
  if (path === countsPath) return 'counts'
  if (path === spansPath) return 'spans'
  if (isBelow(path, consentPath)) return 'development'
  if (isBelow(path, previewPath)) return 'preview'
  if (!isRead || path === metricsPage) return undefined
  if (isBelow(path, '/mfe')) return 'files'
  if (path === securityContactPath) return 'securityContact'
  if (path === workerPath) return 'worker'
  if (path === webManifestPath || path.startsWith(appIconFolder)) return 'webApp'
  if (path === devMailsPath || path === `${devMailsPath}.json`) return 'mails'
  return !namesFile(path) && acceptsHtml(headers.get('accept')) ? 'pages' : undefined
}
