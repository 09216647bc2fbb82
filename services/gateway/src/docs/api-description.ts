import { healthRoutes } from '@lernspur/contracts/health.contract'
import { type ServiceName, serviceNames } from '@lernspur/contracts/route'
import { socketPath } from '@lernspur/service-kit/config'
import { describeRoutes } from '@lernspur/service-kit/describe-routes'
import type { OpenApiDocument, Operation } from '@lernspur/service-kit/openapi-document'

/** Milliseconds for a service to return its description. */
const timeoutMs = 5_000
/** Milliseconds for which a description is cached; a service may be released at any time. */
const freshness = 10_000

const descriptionOf = async (runDir: string, service: ServiceName): Promise<OpenApiDocument | undefined> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch('http://service/internal/openapi.json', { unix: socketPath(runDir, service), signal })
    return (await response.json()) as OpenApiDocument
  } catch {
    return undefined
  }
}

/** Merges the services' documents; services that share a path implement different methods of it. */
const merge = (first: OpenApiDocument, others: readonly OpenApiDocument[]): OpenApiDocument => {
  const paths: Record<string, Readonly<Record<string, Operation>>> = {}
  const all = [first, ...others]
  for (const [path, operations] of all.flatMap((one) => Object.entries(one.paths))) {
    paths[path] = { ...paths[path], ...operations }
  }
  const tags = new Set(all.flatMap((one) => one.tags.map(({ name }) => name)))
  return {
    ...first,
    tags: [...tags].sort().map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1))),
  }
}

/** The description of all calls of the services and the gateway; undefined while one of them does not answer. */
export const apiDescription = (runDir: string, publicUrl: string): (() => Promise<OpenApiDocument | undefined>) => {
  let kept: { readonly at: number; readonly document: OpenApiDocument } | undefined
  return async () => {
    if (kept && performance.now() - kept.at < freshness) return kept.document
    const parts = await Promise.all(serviceNames.map((name) => descriptionOf(runDir, name)))
    const told = parts.filter((part) => part !== undefined)
    if (told.length < parts.length) return undefined
    const document = merge(describeRoutes('Lernspur', healthRoutes, publicUrl), told)
    kept = { at: performance.now(), document }
    return document
  }
}
