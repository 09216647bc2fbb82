import { existsSync, readFileSync } from 'node:fs'
import { type RunningProduct, startProduct } from '@lernspur/platform/test/start-product'
import type { LinkedDocument, OpenApiDocument } from '@lernspur/service-kit/openapi/openapi-document'
import { resolveReferences } from '@lernspur/service-kit/openapi/resolve-references'
import { testDatabase } from '@lernspur/testing/test-database'
import { testProvider } from '@lernspur/testing/test-school'
import { makePeople } from './make-people'
import { makeRequests } from './request'
import { watchRows } from './rows'
import { type FuzzTotals, runPart } from './run-part'

export interface FuzzOptions {
  readonly count: number
  /** The same seed generates the same requests. */
  readonly seed: number
  /** Called after each round, for progress output. */
  readonly log?: (line: string) => void
}

export interface FuzzReport extends Readonly<FuzzTotals> {
  readonly seconds: number
  /** All calls of the document. */
  readonly calls: readonly string[]
  /** Those of them whose path names a row, which succeed only if generated ids are replaced by existing ones. */
  readonly idCalls: readonly string[]
  /** Resident megabytes of each process, after each round. */
  readonly memory: Readonly<Record<string, readonly number[]>>
}

/** Requests before the schools are replaced by fresh ones: many requests delete rows. */
const roundSize = 1_000
/** Requests before the rows are read again. */
const checkEvery = 100

/** Records the memory of each process; only where the system exposes it in files. */
const measureMemory = ({ processes }: RunningProduct, memory: Record<string, number[]>): void => {
  for (const { name, pid } of processes) {
    const path = `/proc/${pid()}/status`
    const [, kilobytes] = existsSync(path) ? (/VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8')) ?? []) : []
    if (kilobytes) memory[name] = [...(memory[name] ?? []), Math.round(Number(kilobytes) / 1024)]
  }
}

/** The method of each call, by the call's name. */
const methodsOf = ({ paths }: OpenApiDocument): ReadonlyMap<string, string> =>
  new Map(
    Object.values(paths).flatMap((operations) =>
      Object.entries(operations).map(([method, { operationId }]) => [operationId, method.toUpperCase()] as const),
    ),
  )

const idCallsOf = ({ paths }: OpenApiDocument): string[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    path.includes('{') ? Object.values(operations).map(({ operationId }) => operationId) : [],
  )

/** Sends `count` generated requests to gateway and services in separate processes, and evaluates all responses. */
export const runFuzz = async ({ count, seed, log = () => undefined }: FuzzOptions): Promise<FuzzReport> => {
  const started = performance.now()
  const database = await testDatabase()
  const product = await startProduct(database)
  const totals: FuzzTotals = { findings: [], succeeded: new Set(), byStatus: {} }
  const memory: Record<string, number[]> = {}
  try {
    const described = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as LinkedDocument
    const document = resolveReferences(described)
    const methods = methodsOf(document)
    const provider = await testProvider(database.owner)
    const rows = await watchRows(database.owner)
    const requests = makeRequests(document, count, seed)
    for (let done = 0; done < count; done += roundSize) {
      const people = await makePeople(database, provider, product.ask)
      const end = Math.min(count, done + roundSize)
      for (let from = done; from < end; from += checkEvery) {
        const part = requests.slice(from, Math.min(end, from + checkEvery))
        await runPart(part, { product, people, rows, provider, methods }, totals)
      }
      measureMemory(product, memory)
      log(`${end} requests, ${totals.findings.length} findings`)
    }
    return {
      ...totals,
      seconds: (performance.now() - started) / 1000,
      calls: [...methods.keys()],
      idCalls: idCallsOf(document),
      memory,
    }
  } finally {
    await product.stop()
    await database.close()
  }
}
