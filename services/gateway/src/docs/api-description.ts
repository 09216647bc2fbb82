import { healthRoutes } from '@lernspur/contracts/health.contract'
import { isProductService, type ServiceName } from '@lernspur/contracts/wire/route'
import { describeRoutes } from '@lernspur/service-kit/openapi/describe-routes'
import type { LinkedDocument } from '@lernspur/service-kit/openapi/openapi-document'
import { liveSocket } from '@lernspur/service-kit/process/config'
import { processMark } from '../request/process-mark'
import { type StaticFile, staticFile } from '../request/static-file'
import { mergeDocuments } from './merge-documents'
import { pageDocument } from './page-document'

/** Milliseconds for a service to return its description. */
const timeoutMs = 5_000
/** Milliseconds between two checks whether a service was replaced. */
const checkInterval = 1_000

/** The description of all calls, made once and given to everybody. */
interface Description {
  /** For programs. */
  readonly document: StaticFile
  /** For the page, with what is written for people. */
  readonly pageDocument: StaticFile
}

const options = { type: 'application/json; charset=utf-8', cacheControl: 'no-cache' }

const descriptionOf = async (runDir: string, service: ServiceName): Promise<LinkedDocument | undefined> => {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch('http://service/internal/openapi.json', { unix: liveSocket(runDir, service), signal })
    return (await response.json()) as LinkedDocument
  } catch {
    return undefined
  }
}

const describe = async (
  runDir: string,
  services: readonly ServiceName[],
  publicUrl: string,
): Promise<Description | undefined> => {
  const parts = await Promise.all(services.map(async (name) => ({ name, document: await descriptionOf(runDir, name) })))
  const described = parts.flatMap(({ name, document }) => (document ? { name, document } : []))
  // A service that a team has added and that is away leaves the description of all others as it is.
  if (parts.some(({ name, document }) => !document && isProductService(name))) return undefined
  const document = mergeDocuments(describeRoutes('Lernspur', healthRoutes, publicUrl), described)
  const fileOf = (content: object) => staticFile(Buffer.from(JSON.stringify(content)), options)
  return { document: fileOf(document), pageDocument: fileOf(pageDocument(document)) }
}

/**
 * The description of all calls of the services and the gateway, made once for the running processes. Undefined until
 * all services of the product have answered at once.
 */
export const apiDescription = (
  runDir: string,
  services: () => readonly ServiceName[],
  publicUrl: string,
): (() => Promise<Description | undefined>) => {
  let current: { readonly processes: string; readonly description: Description } | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | undefined

  const check = async (): Promise<void> => {
    const known = services()
    const marks = await Promise.all(known.map((name) => processMark(liveSocket(runDir, name))))
    const processes = [...known, ...marks].join()
    if (processes !== current?.processes) {
      const description = await describe(runDir, known, publicUrl)
      if (description) current = { processes, description }
    }
    checkedAt = performance.now()
    checking = undefined
  }

  return async () => {
    if (performance.now() - checkedAt > checkInterval) checking ??= check()
    await checking
    return current?.description
  }
}
