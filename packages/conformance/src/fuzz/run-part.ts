import type { RequestLine } from '@lernspur/service-kit/process/log'
import type { TestPerson } from '@lernspur/testing/test-school'
import pMap from 'p-map'
import { evaluateResponse, type Finding, isForeign, tracesIn } from './evaluate-response'
import { exchange, type FuzzContext } from './exchange'
import type { FuzzRequest } from './request'

/** Results so far. */
export interface FuzzTotals {
  readonly findings: Finding[]
  /** Calls that succeeded at least once. */
  readonly succeeded: Set<string>
  readonly byStatus: Record<string, number>
}

export interface Part extends FuzzContext {
  readonly provider: TestPerson
  /** Method of each call in the document. */
  readonly methods: ReadonlyMap<string, string>
}

/** An id or a mark in a response; its owner is known only after reading the rows again. */
interface TraceOccurrence {
  readonly trace: string
  readonly call: string
  readonly sender: Exclude<FuzzRequest['sender'], 'nobody'>
}

/** Requests sent at the same time. */
const concurrency = 6

const failureIn = (lines: readonly RequestLine[]): string =>
  lines.flatMap(({ failure }) => (failure ? JSON.stringify(failure) : [])).join('\n')

const callOf = ({ method, path, operation }: FuzzRequest): string => `${method} ${path} (${operation.operationId})`

/** Sends one request and records findings; returns traces to check later. */
const evaluateOne = async (request: FuzzRequest, part: Part, totals: FuzzTotals): Promise<TraceOccurrence[]> => {
  const { product, people, methods } = part
  const { sender, operation } = request
  const call = callOf(request)
  const answer = await exchange(request, part)
  if (!('status' in answer)) {
    totals.findings.push({ ...answer, call, sender })
    return []
  }
  const { status, requestId, text } = answer
  totals.byStatus[status] = (totals.byStatus[status] ?? 0) + 1
  if (status < 300) totals.succeeded.add(operation.operationId)
  const problem = evaluateResponse(request, methods.get(operation.operationId) ?? '', answer)
  if (problem) {
    const log = problem.kind === 'failure' ? failureIn(product.linesAbout(requestId)) : ''
    totals.findings.push({ ...problem, call, sender, log })
  }
  if (status === 401) await people.renew(sender)
  return sender === 'nobody' ? [] : tracesIn(text).map((trace) => ({ trace, call, sender }))
}

/** Sends a batch of requests, with roles restored before and rows read before and after. */
export const runPart = async (requests: readonly FuzzRequest[], part: Part, totals: FuzzTotals): Promise<void> => {
  const { people, rows, provider } = part
  await people.restore()
  await rows.refresh()
  const occurrences: TraceOccurrence[][] = await pMap(requests, (request) => evaluateOne(request, part, totals), {
    concurrency,
  })
  await rows.refresh()
  for (const { trace, call, sender } of occurrences.flat()) {
    if (isForeign(trace, people.of[sender], provider, rows)) {
      totals.findings.push({ kind: 'foreign row', call, sender, detail: trace })
    }
  }
}
