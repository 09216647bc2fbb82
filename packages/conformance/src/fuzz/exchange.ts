import type { RequestLine } from '@lernspur/service-kit/process/log'
import type { Finding, ReadAnswer } from './evaluate-response'
import type { People } from './people'
import type { FuzzRequest } from './request'
import type { Rows } from './rows'
import { writeRequest } from './send'

/** Target, senders and rows of requests. */
export interface FuzzContext {
  readonly product: {
    readonly url: string
    /** The processes' log lines of a request. */
    linesAbout(requestId: string): readonly RequestLine[]
  }
  readonly people: People
  readonly rows: Rows
}

/** Milliseconds after which a response counts as missing. */
const timeoutMs = 30_000

const readAnswer = async (response: Response): Promise<ReadAnswer> => {
  const type = response.headers.get('content-type') ?? ''
  const answer = { status: response.status, type, requestId: response.headers.get('x-request-id') ?? '' }
  if (!type.startsWith('text/event-stream')) return { ...answer, text: await response.text() }
  // A stream never ends, so its first part is the response.
  await response.body?.cancel()
  return { ...answer, text: '' }
}

/** Sends a request and reads the whole response; a finding if there is none. */
export const exchange = async (
  request: FuzzRequest,
  { product, people, rows }: FuzzContext,
): Promise<ReadAnswer | Pick<Finding, 'kind' | 'detail'>> => {
  const { sender, path } = request
  const home = people.home(sender)
  const { url, init } = writeRequest(
    request,
    product.url,
    (idRequest) => rows.fulfil(idRequest, path, home),
    people.identity(sender),
  )
  try {
    return await readAnswer(await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }))
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    if (isLate) return { kind: 'hang', detail: `no answer in ${timeoutMs} ms` }
    return { kind: 'failure', detail: `no answer: ${error instanceof Error ? error.message : error}` }
  }
}
