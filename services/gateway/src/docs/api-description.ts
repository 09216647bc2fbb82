import { healthRoutes } from '@lernspur/contracts/health.contract'
import { type ServiceName, serviceNames } from '@lernspur/contracts/wire/route'
import { describeRoutes } from '@lernspur/service-kit/openapi/describe-routes'
import type { LinkedDocument } from '@lernspur/service-kit/openapi/openapi-document'
import { liveSocket } from '@lernspur/service-kit/process/config'
import { mergeDocuments } from './merge-documents'

/** Milliseconds for a service to return its description. */
const timeoutMs = 5_000
/** Milliseconds for which a description is cached; a service may be released at any time. */
const freshness = 10_000

const descriptionOf = async (runDir: string, service: ServiceName): Promise<LinkedDocument | undefined> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch('http://service/internal/openapi.json', { unix: liveSocket(runDir, service), signal })
    return (await response.json()) as LinkedDocument
  } catch {
    return undefined
  }
}

/** The description of all calls of the services and the gateway; undefined while one of them does not answer. */
export const apiDescription = (runDir: string, publicUrl: string): (() => Promise<LinkedDocument | undefined>) => {
  let kept: { readonly at: number; readonly document: LinkedDocument } | undefined
  return async () => {
    if (kept && performance.now() - kept.at < freshness) return kept.document
    const parts = await Promise.all(
      serviceNames.map(async (name) => ({ name, document: await descriptionOf(runDir, name) })),
    )
    const told = parts.flatMap(({ name, document }) => (document ? { name, document } : []))
    if (told.length < parts.length) return undefined
    const document = mergeDocuments(describeRoutes('Lernspur', healthRoutes, publicUrl), told)
    kept = { at: performance.now(), document }
    return document
  }
}
